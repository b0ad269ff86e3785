/** The messages between the pool and its threads: plain data. */
import type { ChanceData } from '../game/chance.ts';

export interface ThoughtRequest {
  /** The game's id. */
  readonly game: string;
  /** What the seat may see, its choices among it. */
  readonly view: unknown;
  readonly chance: ChanceData;
}

export type ThoughtResponse = { readonly name: string } | { readonly error: string };
