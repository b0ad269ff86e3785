/** Players in a sentence. */
import { type Inline, type Line, line } from '../game/screen.ts';
import { joinLines } from '../game/screen-parts.ts';

/** “Ann’s turn”; “waiting for Ann, Ben and Chika”. */
export const turnOf = (players: readonly Inline[]): Line => {
  const [player = '', ...others] = players;
  return others.length === 0 ? line`${player}’s turn` : line`Waiting for ${listed(players)}`;
};

/** “Ann, Ben and Chika” */
export const listed = (players: readonly Inline[]): Line => {
  const [last, ...others] = players.toReversed();
  if (last === undefined) return [];
  if (others.length === 0) return [last];
  const before = joinLines(
    others.toReversed().map((player) => [player]),
    ', ',
  );
  return line`${before} and ${last}`;
};
