// glibc's account of the heap, which Swift's Glibc module leaves out.
#if defined(__GLIBC__) || defined(__linux__)
#include <malloc.h>
#endif
