/** The digest of a state that a table file has for each play. */
import { sha256 } from '../game/chance.ts';
import { canonicalJson } from './compare.ts';

const DIGITS = 16;

export const stateDigest = (state: unknown): string => sha256(canonicalJson(state)).slice(0, DIGITS);
