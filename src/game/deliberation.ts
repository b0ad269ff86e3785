/**
 * How long everybody expects a seat to think, by what everybody sees: its one choice is plain to all, or it is a moment at
 * which players think longer.
 */
export type Deliberation = 'forced' | 'usual' | 'close';
