/** A new table's id and seed: the only true randomness of a game, all other chance follows from the seed. */
import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 10;

export const newTableId = (): { id: string; seed: string } => ({
  id: Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  seed: randomBytes(32).toString('hex'),
});
