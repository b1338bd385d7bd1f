/// How a format maps the rows of a model, where not by their own names. Each format has its own; the model only carries
/// it to the format's plans.
public protocol OutsideMapping: AnyObject, Sendable {}
