/** A second implementation of a round, written close to the wording of the rules. The game is checked against it. */

export interface Player {
  /** 'D' for the dummy. */
  readonly name: string;
  belts: number;
  /** Every lighthouse the player has taken, the newest last. */
  readonly taken: number[];
  isIn: boolean;
}

/** Plays a turn: cards by player name, and the two lighthouses that are turned up. */
export function playTurn(
  players: Player[],
  laid: Readonly<Record<string, number>>,
  turnedUp: readonly number[],
): void {
  // "The highest weather card takes the LOWER lighthouse, the second highest the higher."
  const byCard = Object.entries(laid).sort(([, a], [, b]) => b - a);
  const [lower, higher] = [Math.min(...turnedUp), Math.max(...turnedUp)];
  for (const player of players) {
    if (player.name === byCard[0]![0]) player.taken.push(lower);
    if (player.name === byCard[1]![0]) player.taken.push(higher);
  }
  // "Then whoever has the highest lighthouse of all loses one belt; all who tie for it lose one each."
  const newest = players
    .filter((player) => player.isIn && player.taken.length > 0)
    .map((player) => player.taken[player.taken.length - 1]!);
  for (const player of players) {
    if (!player.isIn || player.taken.length === 0 || player.name === 'D') continue;
    if (newest.some((other) => other > player.taken[player.taken.length - 1]!)) continue;
    // "Who must lose a belt and has none is out of the round."
    if (player.belts === 0) player.isIn = false;
    else player.belts -= 1;
  }
}

/** "… or at once when only two players are left in it": the dummy is one of them. */
export const endsEarly = (players: readonly Player[]): boolean =>
  players.filter((player) => player.isIn).length < 3;

/** "+1 per belt left; out: −1; lowest lighthouse among those still in: +1, each if tied." */
export function scoresOfRound(players: readonly Player[]): Record<string, number> {
  const newest = (player: Player): number => player.taken.at(-1) ?? -1;
  const isLowest = (player: Player): boolean =>
    players.every((other) => !other.isIn || newest(other) >= newest(player));
  const scores: Record<string, number> = {};
  for (const player of players) {
    if (player.name === 'D') continue;
    scores[player.name] = player.isIn ? player.belts + (isLowest(player) ? 1 : 0) : -1;
  }
  return scores;
}

/** "1–12 none · 13–24 half · 25–36 one · 37–48 half · 49–60 none … rounded down." */
export function beltsInHand(hand: readonly number[]): number {
  const symbols = ['none', 'half', 'one', 'half', 'none'];
  const worth: Record<string, number> = { none: 0, half: 0.5, one: 1 };
  return Math.floor(hand.reduce((sum, card) => sum + worth[symbols[Math.ceil(card / 12) - 1]!]!, 0));
}
