import type { RulesPage } from '../../../game/words.ts';
import { EXAMPLES, KIND_EXAMPLES as KIND, ROLE_EXAMPLES as ROLE } from './examples.ts';

const NOTE = '† The original rules do not say; this is how Madoi plays it.';

export const rulesEn: readonly RulesPage[] = [
  {
    title: 'In short',
    body: `**Players and cards**: 2 to 4, with 52 cards and one joker (an option: two).† Five cards each; the rest is the stock.

**How to win**: The first to be out of cards is paid by the costliest hand. Hands that cannot beat the last play draw a card first. Going out on a special card is a foul: you pay 500 points to each.

**A turn**: You may draw a card. Then beat the table with the same shape and number of cards, only stronger. To pass, draw first (no need on the strongest); you may play what you drew.

**Order** from strong to weak: joker, then 2, A, K … 3.
${EXAMPLES.highRanks}
${EXAMPLES.lowRanks}
During a revolution or a J-back: joker, then 3, 4 … A, 2.

**The seven special cards**
- ${ROLE.spade3} **3♠**: beats a single joker, and cuts the trick
- ${ROLE.six} **6**: give one card to the next player
- ${ROLE.eight} **8**: cuts the trick: you lead again
- ${ROLE.ten} **10**: discard one card
- ${ROLE.jack} **J**: may reverse the order until the trick is cleared
- ${ROLE.two} **2**, or ${ROLE.three} **3** while the order is reversed: just below the joker
- ${ROLE.joker} **Joker**: stands for any card

**Nobody may go out before a draw**, not even by a foul.†

${NOTE}`,
  },
  {
    title: 'What can be played',
    body: `**Shapes**
- ${KIND.single} **One card**
- ${KIND.pair} **A pair**
- ${KIND.three} **Three of a rank**
- ${KIND.four} **Four of a rank**
- ${KIND.sequence} **A sequence**: three or more in a row, of one suit (3 4 … K A 2; 2 and 3 do not join)
- ${EXAMPLES.jokerPair} · ${EXAMPLES.jokerSequence} **With a joker**, for any card you like; at least one card is natural,† and five of a rank are never played†
- ${EXAMPLES.jokers} **Two jokers**: a pair that beats every pair†

Only the same shape with as many cards, and stronger, may follow; an equal rank may not. Sequences compare by their strongest card; they may overlap, and be of any suit.
${EXAMPLES.overlapping} beats ${EXAMPLES.lowSequence}
Only 3♠ beats a single joker, under any lock and in either order.†

**Revolution**: A sequence of four or more, or four of a rank (jokers allowed), reverses the order;† another restores it. A J-back during a revolution cancels it until the trick is cleared.†
${EXAMPLES.longSequence} makes one,
${EXAMPLES.fourWithJoker} too. From then on:
${EXAMPLES.reversedHighRanks}
${EXAMPLES.reversedLowRanks}

**Lock**: If the first play of a trick and the very next have the same suits, only these suits may be played until the trick is cleared: after ${EXAMPLES.lockLead} and ${EXAMPLES.lockNext} only ♥ (for pairs and more: the same set of suits; passes in between do not matter†). There is no lock later in a trick, and none by some of the suits. Sequences never make one.† A joker fits any lock, and a play with a joker never makes one.†

${NOTE}`,
  },
  {
    title: 'What special cards do',
    body: `All effects but the J’s are compulsory.
- **6 and 10**: Give or discard as many cards as you played of them. Everybody sees a discard;† a gift is known to giver and receiver alone.
- If you have no more cards left than that, all of them go, and that is a **foul**. From ${EXAMPLES.handOfFour} two 6s give the other two away.
- **8**: After a cut your next turn begins: you may draw again.
- **J**: You decide once, however many Js you play. You are not asked where a J has reversed this trick already, or where the play cuts or goes out.
- **3♠** cuts only when it beats a single joker. Otherwise it is a plain 3.
- **Joker**: It has the effect of the card it stands for.†
- ${EXAMPLES.twoGifts} are two 6s, and give two cards.
- ${EXAMPLES.jokerEight} have an 8 in them, and cut.
- **Several effects** of one play all count. The order is: revolution, give, discard, J, foul or win, cut.†
- ${EXAMPLES.discardAndCut} both discard and cut.

${NOTE}`,
  },
  {
    title: 'Drawing and passing',
    body: `- One card at most in a turn. Playing or passing ends the turn.
- If you cannot or will not play, draw first; then pass, or play after all.
- **Pass without a draw** on the strongest of its kind: a 2 or several (3s while reversed), a sequence with a 2 in it ${EXAMPLES.highestSequence} (while reversed: with a 3 ${EXAMPLES.highestReversed}), a single joker, a pair of jokers. At most jokers beat these, and 3♠ a single joker. What has been played or is left in the stock does not matter.
- On an empty table you may not pass (but may draw before you play).
- Passing does not bar you from playing later in the same trick.† When all others pass in a row, the trick is cleared and the last to play leads.
- With no stock left nobody draws, and passing is free.† Nothing goes back into the stock.†

${NOTE}`,
  },
  {
    title: 'Going out, and the settlement',
    body: `**Foul**: It is a foul to go out on a play with 3♠, 6, 8, 10, J, a joker or a 2 in it (while reversed a 3 instead of a 2), or by giving or discarding your last cards. You pay 500 to each of the others. The order before the play decides between 2 and 3.† A J is special even if you do not reverse.

**Settlement**: When somebody goes out, all others show their hands. Anybody who holds nothing that could follow the last play draws a penalty card, if there is one left (and cannot play it); a lock or a J-back still counts for this. Then:
1. Add the numbers; J, Q, K, A, 2 and jokers are 10 each.
2. Double it for each special card other than a joker: 6, 8, 10, J, 3♠, 2 (in a revolution 3 instead of 2; 3♠ still counts once).
3. Multiply by 5 for each joker.
4. In a revolution multiply by 5, and by the number of revolutions: 5 after one, 15 after three. A J-back does not matter.†

${EXAMPLES.hand124} are 31; two special cards (6 and 2) make it 31 × 2×2 = 124, so 120 is paid.
${EXAMPLES.hand820} with a joker: 41 × 2×2×5 = 820.

Only the player with the greatest value pays the winner, rounded down to tens. Exact ties are settled at random, instead of by rock-paper-scissors.† The player who paid starts the next game; who starts the first is drawn at random.
A table plays the number of games chosen (5 by default); points go into the server’s ledger after each.

${NOTE}

Source: “変則大富豪”, an article whose author is not known.`,
  },
];
