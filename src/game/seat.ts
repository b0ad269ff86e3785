/** A place at a table: 0, 1, 2 … in play order. */
export type Seat = number;
