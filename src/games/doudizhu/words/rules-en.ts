import type { RulesPage } from '../../../game/words.ts';
import { EXAMPLES, KIND_EXAMPLES as KIND } from './examples.ts';

const NOTE = '† The original rules do not say; this is how Madoi plays it.';

export const rulesEn: readonly RulesPage[] = [
  {
    title: 'In short',
    body: `**How to win**: One landlord plays against three farmers, with two packs. If the landlord is the first to empty a hand, the landlord wins; if any farmer is, all three farmers win.

**A turn**: Beat what lies on the table with the same kind of combination, only higher, or pass. When the other three have passed in a row, the last to play leads anything.

**Ranks** from high to low: big joker, small joker, 2, A, K, Q, J, 10 … 3. Suits never matter.
${EXAMPLES.highRanks}
${EXAMPLES.lowRanks}

**Bombs**: Four or more of a rank beat any combination that is not a bomb, whenever it is your turn. Of two bombs the one with more cards wins; of as many cards, the higher rank.
${KIND.bomb}
${EXAMPLES.higherBomb} a higher rank
${EXAMPLES.longerBomb} more cards

**The landlord**: One card is dealt face up. Starting with the player who drew it, each accepts or declines. The first plays for 2 chips with each farmer, anybody later for 1. Anybody who declines may play only one bomb in that deal (for one who must be landlord all the same, see “The deal and the bidding”).`,
  },
  {
    title: 'Combinations',
    body: `- ${KIND.single} **Single** one card.
- ${KIND.pair} **Pair** two of a rank.
- ${EXAMPLES.pairOfSevens} **Pair with a joker** one joker and any card: here a pair of 7s.
- ${EXAMPLES.pairOfBigJokers} **Two jokers** a pair, too; it compares by the higher joker.†
- ${KIND.triple} **Triple** three of a rank.
- ${KIND.plane} **Full house** a triple and a pair of another rank, compared by the triple.
- ${KIND.straight} **Straight** five or more ranks in a row, of any suits; compared with the same length only, by the highest rank.
- ${KIND.pairs} **Pair straight** three or more pairs in a row.
- ${KIND.triples} **Triple straight** two or more triples in a row.
- ${KIND.bomb} **Bomb** four or more of a rank (up to eight).

${NOTE}`,
  },
  {
    title: 'Straights and jokers',
    body: `**Straights** go in poker’s order. An A is high or low, never both; a 2 counts only below a 3.
${EXAMPLES.lowestStraight} the lowest
${EXAMPLES.nextStraight} the next
${EXAMPLES.highestStraight} the highest
${EXAMPLES.notInARow} not in a row
${EXAMPLES.lowestPairs} the lowest pair straight†
${EXAMPLES.lowestTriples} the lowest triple straight†

**Jokers** are played alone, or as one or both cards of a pair: never in a full house, a straight or a bomb.

**Nothing else** is a combination, not even
${EXAMPLES.tripleAndOne} three and one,
${EXAMPLES.fourAndTwo} four and two,
or triples in a row with other cards attached.

An equal rank never beats. A player who may not bomb anymore may still break a bomb up.

${NOTE}`,
  },
  {
    title: 'The deal and the bidding',
    body: `Two packs and four jokers (two big, two small) make 108 cards. Eight are set aside face down; the other 100 are drawn one by one, 25 each. One of the 100 lies face up.† The player who draws it keeps it face up, and may play it like any other card.

From that player on, each **accepts** or **declines** to be landlord.
- If the first accepts, the deal is for 2 chips with each farmer.
- If anybody later accepts, it is for 1 chip with each.
- A player who declines may play only one bomb in this deal. Anybody who was not asked may play as many as they hold.
- If all four decline, the first must be landlord, for 1 chip with each, but may bomb freely: only the other three are held to one bomb.† At a table with the option “Forced landlord bombs: one” all four are.

The landlord takes the eight cards and leads with 33. Nobody else sees the eight before the deal is over.†
- At a table with the option “Kitty shown: on”, everybody sees the eight that the landlord has taken.
- At a table with the option “Kitty: out of play”, nobody takes the eight or sees them before the deal is over, and the landlord leads with 25.

In the first deal it is drawn at random who draws first; after that the last deal’s landlord does.†

${NOTE}`,
  },
  {
    title: 'Play and payment',
    body: `- Play goes round by seats (counter-clockwise).
- Passing does not bar you from playing later in the same trick.† When the other three have passed in a row, the table is cleared and the last to play leads. The leader may not pass.
- The first player to be out of cards ends the deal. Going out on a 2 or a joker is fine.
- At the end of a deal all hands and the eight cards are laid open.†
- The landlord wins 2 chips or 1 from each farmer, or pays as much to each. Bombs change no payment, and there is no revolution.
- A table plays the number of deals chosen (4 by default); chips go into the server’s ledger after each.

${NOTE}

Source: “闘地主”, an article on the blog *fukuchigames* (4 August 2008).`,
  },
];
