import type { RulesPage } from '../../../game/words.ts';
import { DIE, EXAMPLES, ladder } from './examples.ts';

const NOTE = '† The original rules do not say; this is how Madoi plays it.';

export const rulesEn: readonly RulesPage[] = [
  {
    title: 'In short',
    body: `**How to win**: be the last with dice. Everybody has five, and only you see your own.

**A turn**: the player before you has made a call, such as “4×③”: a claim that the dice of all players together show at least four ${DIE[3]}. Do one of two things.
- **Challenge**: say you don’t believe it, and all dice are shown.
- **Call**: make a higher call. Before that you may, once a turn, reveal some of your dice and roll the rest again (**reroll**).

**A challenge**: the dice are counted.
- Too few: the caller loses one die for each die short.
- Too many: the challenger loses one die for each die over.
- Exactly right: everybody but the caller loses one die.

**The wild ${DIE[6]}**: a six is a ${DIE[6]}: it counts as any face.`,
  },
  {
    title: 'Faces, and which call is higher',
    body: `A die shows ${DIE[1]} to ${DIE[5]} or the wild ${DIE[6]} (the six). ${EXAMPLES.counted} counts as three ${DIE[1]}, two ${DIE[2]}, two ${DIE[3]}, one ${DIE[4]}, one ${DIE[5]} or one ${DIE[6]}, depending on the face that is called.

A call names one face and a number, and must be higher than the call before.
- More dice are higher; with the same number of dice, the higher face. A higher face with fewer dice is not higher.
- A number of ${DIE[6]} counts **double**: 2×★ is higher than 4×⑤, and lower than 5×①.

From low to high:
${ladder((count, die) => `${count}×${die}`)}

The first call of a round is free. A number is at least 1, and at most the number of dice on the table.† Where no higher call is left, you can only challenge.

${NOTE}`,
  },
  {
    title: 'A round',
    body: `**To begin**, everybody rolls all their dice and looks at them in secret. The starter begins, and as there is no call yet, cannot challenge. The first starter is drawn at random.

A turn goes: challenge, reroll, call.
1. **Challenge** the call before, or do not. A challenge ends the round.
2. **Reroll**, if you like. With two hidden dice or more, reveal one or more as they are and roll the rest again (you cannot reveal them all†). Revealed dice stay visible until the round ends, and count like all others. You may do so once in each of your turns.† Having rerolled you cannot challenge anymore: you call.
3. **Call** something higher, and the next player’s turn begins.

Dice that you reveal make your call believable, or make life hard for the next player.

${NOTE}`,
  },
  {
    title: 'A challenge',
    body: `All dice are shown, and those of the called face are counted, ${DIE[6]} included. For a call of ${DIE[6]} only ${DIE[6]} count, one each: the doubling is for comparing calls alone.

- **More** than called: the challenger loses the difference.
- **Fewer** than called: the challenged player loses the difference.
- **Exactly** as called: **everybody** but the challenged player loses one die.

For example 4×③ was called, and these are all the dice:
${EXAMPLES.challenger}
${EXAMPLES.challenged}
Three ${DIE[3]} and two ${DIE[6]} make five, one more than called: the challenger loses one.

Nobody loses more dice than they have. A player with none left is out.
While two or more have dice, the next player after the challenger who still has dice starts the next round, and everybody rolls all their dice again.`,
  },
  {
    title: 'The end, and payment',
    body: `**Until one is left** (the default): the last player with dice wins, and every other player pays them the stake, 1 chip by default.†

**Until somebody is out** (option “End”): the match ends as soon as a player has no dice; each player’s score is the dice they have left. No chips change hands.

Where a table plays several matches (option “Matches”), the player after the last challenger starts the next.†

You judge the odds yourself; a button only warns of a call that cannot be true, or is under 1% likely. A table with the option “Odds” shows them on your panel, for the call to beat and for the one you choose, and *Hint*, where a table has it, names them too: from your dice and the revealed ones, with every side as likely for a die that you do not see. They leave out that somebody may be lying. A hint that goes by calls, too, says so.

${NOTE}

Source: noya’s diary *りちょっとモンスター* (3 April 2011).`,
  },
];
