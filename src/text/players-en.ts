/** Players in a sentence. */
import { namesIn } from '../game/names.ts';
import { type Inline, type Line, line } from '../game/screen.ts';

/** “Ann’s turn”; “waiting for Ann, Ben and Chika”. */
export const turnOf = (players: readonly Inline[]): Line =>
  players.length > 1 ? line`Waiting for ${listed(players)}` : line`${players[0] ?? ''}’s turn`;

/** “Ann, Ben and Chika” */
export const listed = namesIn('en');
