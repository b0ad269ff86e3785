import type { RulesPage } from '../../../game/words.ts';

export const rulesEn: readonly RulesPage[] = [
  {
    title: 'Dou Dizhu — in short',
    body: `**How to win** One landlord plays against three farmers. If the landlord empties their hand first, the landlord wins; if any farmer does, all three farmers win.

**A turn** Beat what lies on the table with the same kind of combination, only higher, or pass. When all others have passed, the last to play leads anything.

**Ranks** big joker > small joker > 2 > A > K > Q > J > 10 > … > 3. Suits never matter.

**Bombs** Four or more of a rank beat any other combination, whenever it is your turn. More cards beat fewer; then the higher rank wins.

**The landlord** Starting with whoever drew the exposed card, each accepts or declines. The first plays for 2 chips, anybody later for 1. Whoever declines may play only one bomb in that deal.`,
  },
  {
    title: 'Combinations',
    body: `- **Single** one card.
- **Pair** two of a rank, or one joker and any card (a pair of that card’s rank). Two jokers compare by the higher.※
- **Triple** three of a rank.
- **Plane** a triple and a pair of another rank (a full house), compared by the triple.
- **Straight** five or more ranks in a row, any suits; only against the same length, by the highest rank.
- **Pair straight** three or more pairs in a row.
- **Triple straight** two or more triples in a row.
- **Bomb** four or more of a rank (up to eight).

Straights go in poker’s order: A 2 3 4 5 is the lowest, 10 J Q K A the highest; K A 2 is none. AA2233 and AAA222 are the lowest of their kinds.※
A joker is played alone or as one or both cards of a pair: never in a plane, a straight or a bomb.
Nothing else is a combination (no three and one, no four and two, no wings on straights). An equal rank never beats.
Who may not play a bomb may still break it up.

※ Ours: the source does not say.`,
  },
  {
    title: 'The deal and the auction',
    body: `Two packs and four jokers (two big, two small), 108 cards. Eight are set aside face down; the other 100 are drawn one by one, 25 each. One of the 100 lies face up:※ whoever draws it keeps it exposed and may play it like any other.

From the holder of the exposed card, each **accepts** or **declines** to be landlord.
- The first accepts: 2 chips from or to each farmer.
- Anybody later: 1 chip.
- Who declines may play one bomb only in this deal.
- If all decline, the first must be landlord for 1 chip, but may bomb freely; only the other three are held to one bomb.※ (option “forced-landlord-bombs”)

The landlord takes the eight cards and leads with 33.※ (option “kitty”) Nobody else sees the eight.※ (option “kitty-shown”)

Who draws first is drawn by lot; after that it is the last deal’s landlord.※

※ Ours: the source does not say.`,
  },
  {
    title: 'Play and payment',
    body: `- Play goes round by seats (counter-clockwise).
- Passing does not bar you from playing later in the same trick.※ When the three others have passed in a row the table is cleared and the last to play leads. The leader may not pass.
- The first to be out of cards ends the deal. Going out on a 2 or a joker is fine.
- The landlord wins the stake (2 or 1 chips) from each farmer, or pays it to each. Bombs change no payment, and there is no revolution.
- A table plays the number of deals chosen (4 unless said otherwise); chips go into the book after each.

※ Ours: the source does not say.`,
  },
];
