/** What a table file has of states: a digest of the state after each play, and the last one. */
import { sha256 } from '../game/chance.ts';
import type { AnyGame } from '../game/game.ts';
import { canonicalJson } from './compare.ts';

const DIGITS = 16;

export const verifiedState = (game: AnyGame, state: unknown): unknown => game.verifiedPart?.(state) ?? state;

export const stateDigest = (game: AnyGame, state: unknown): string =>
  sha256(canonicalJson(verifiedState(game, state))).slice(0, DIGITS);
