/** How long all expect a player to think. */
import type { Deliberation } from '../../game/deliberation.ts';
import { oddsOf } from './odds.ts';
import type { TableView } from './views.ts';

/** A call that is neither likely nor unlikely by the dice that lie open: both its challenge and the next call are a risk. */
export function deliberation({ call, revealed, diceLeft }: TableView): Deliberation {
  if (!call) return 'usual';
  const seen = revealed.flat();
  const unseen = diceLeft.reduce((sum, dice) => sum + dice, 0) - seen.length;
  const { enough } = oddsOf(call, seen, unseen);
  return enough > 0.25 && enough < 0.75 ? 'close' : 'usual';
}
