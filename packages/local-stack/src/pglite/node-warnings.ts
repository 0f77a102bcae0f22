/**
 * Node's own way to warn, noted before lite is loaded: lite puts another one in its place, which throws at a warning
 * that is no text.
 */
export const { emitWarning } = process;
