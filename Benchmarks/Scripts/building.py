"""What the scripts share: building the benchmarks' products, and printing tables."""

import pathlib
import statistics
import subprocess
import sys

package = pathlib.Path(__file__).resolve().parent.parent
DOCUMENTS = ["user", "twitter", "citm", "canada", "weibo"]


def build(*products, configuration="release"):
    """Builds the products and returns the folder that they are in."""
    command = ["swift", "build", "-c", configuration, "--package-path", str(package)]
    for product in products:
        done = subprocess.run([*command, "--product", product], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            sys.exit(done.stdout)
    folder = subprocess.run([*command, "--show-bin-path"], stdout=subprocess.PIPE, text=True, check=True)
    return pathlib.Path(folder.stdout.strip())


def output(*command, **options):
    done = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def median(values):
    return statistics.median(values)


def table(header, rows):
    """Columns as wide as needed; the first to the left, the others to the right."""
    rows = [[str(cell) for cell in row] for row in [header, *rows]]
    widths = [max(len(row[column]) for row in rows) for column in range(len(header))]
    for number, row in enumerate(rows):
        cells = [cell.ljust(width) if column == 0 else cell.rjust(width) for column, (cell, width) in enumerate(zip(row, widths))]
        print("  ".join(cells).rstrip(), flush=True)
        if number == 0:
            print("  ".join("-" * width for width in widths))
    print()
