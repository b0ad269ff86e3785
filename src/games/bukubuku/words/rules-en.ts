import type { RulesPage } from '../../../game/words.ts';
import { EXAMPLES } from './examples.ts';

const NOTE = '† The original rules do not say; this is how Madoi plays it.';

export const rulesEn: readonly RulesPage[] = [
  {
    title: 'In short',
    body: `**How to win**: There are as many rounds as players (three for two); the highest total wins. A round pays 1 point for each life belt left and 1 more for the lowest lighthouse; being out costs 1.

**A turn**: Two lighthouse cards are turned up. Everybody lays one weather card face down, and all are shown at once.
- The **highest** weather card takes the **lower** lighthouse.
- The **second highest** takes the **higher** one.
- Nobody else takes any.
For example, where the lighthouses are ${EXAMPLES.turnLighthouses}
and the weather cards ${EXAMPLES.turnCards}
${EXAMPLES.highest} takes ${EXAMPLES.lower}
${EXAMPLES.second} takes ${EXAMPLES.higher}

A new lighthouse covers the one before: only your newest counts.

**Life belts**: At the end of every turn the player with the highest lighthouse loses a belt (each of them, if several tie). A player with none to lose is out of the round.

**With two** a dummy makes the third: *Docchi no Mikata?* (“Whose side are you on?”), on the page of that name.`,
  },
  {
    title: 'Cards and rounds',
    body: `- **Lighthouse cards**: 1–12, two of each:
${EXAMPLES.lowLighthouses}
${EXAMPLES.highLighthouses}
- **Weather cards**: 1–60, one of each, with symbols of belts:
${EXAMPLES.noBelt} 1–12 none
${EXAMPLES.halfBelt} 13–24 half
${EXAMPLES.oneBelt} 25–36 one
${EXAMPLES.halfBeltAgain} 37–48 half
${EXAMPLES.noBeltAgain} 49–60 none
- Twelve weather cards each; the rest stays out of the game. A hand’s belts are the sum of its symbols, rounded down: ${EXAMPLES.twoBelts} bring 2. Everybody sees how many belts you have.
- No lighthouse yet counts as lower than any.
- You are out only when you must lose a belt and have none left. The cards of a player who is out no longer count.
- A round ends after twelve turns, or at once when only two players are left in it.
- Points: +1 for each belt left, −1 for being out; +1 for the lowest lighthouse among those still in (each, if tied; no lighthouse is the lowest).
- Then each hand of twelve **goes to the left** with the belts that belong to it, and the lighthouses are shuffled again. Left is the next seat.†
- There are as many rounds as players (three for two). The highest total wins; players who tie for it share the win.
- A card that you laid may be changed until all have laid theirs.†

${NOTE}

The original game: Land Unter, by Stefan Dorra.`,
  },
  {
    title: 'Docchi no Mikata? (two players)',
    body: `A variant by Yaokin. The third player is a dummy, and there are three rounds. Hands pass from the first seat to the second, to the dummy, and back to the first.

**Building**: The dummy’s twelve cards become two piles of six, one for each of you.
- Player A draws 4 of them and lays 2 on their own pile, face down and in the order they like; the other 2 go back and are shuffled in. Then B, then A again, and so on.
- Of the last 4, A keeps 2; B lays the other 2, in the order B likes.
- **Once laid, nobody may look at them or reorder them**, not even who laid them. Remember them well.
- With the option “Dummy memo for two” your panel lists the dummy’s cards that you saw while building and that have not been played yet.

**A turn**: A pile is played from the top: last laid, first played. On turns 1, 3, 5 … the dummy’s card comes from B’s pile, on 2, 4, 6 … from A’s. It stays face down until you both have laid; all three are shown together. The dummy takes lighthouses like anybody.

**Life belts**: The dummy has none and is never out. If the dummy alone is highest, nobody loses a belt; a player who ties with it does.

**The end**: When one of you is out, the round ends at once.† If the dummy alone has the lowest lighthouse, there is no bonus; a player who ties with it gets it.† Both out in one turn: −1 each, no bonus.†

**The first builder** is drawn at random in the first round.† Then the player who scored more in the round before is A, so the loser’s pile is played first. After a tied round A and B swap.†

${NOTE}`,
  },
];
