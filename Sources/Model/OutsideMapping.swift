/// How a format maps the rows of a model, where not by their own names. Each format has its own; the model only carries
/// it to the format's plans.
public protocol OutsideMapping: AnyObject, Sendable {}

/// Marks models that no format maps.
public enum MappedByNames {}

/// Marks models that a format maps.
public protocol MappedByFormat {}
