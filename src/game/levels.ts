/** How strongly a computer plays, from the weakest on. `house` plays for players who are away, and gives hints. */
export const LEVELS = ['friendly', 'house', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** The level of a computer for which none was chosen. */
export const DEFAULT_LEVEL: Level = 'house';
