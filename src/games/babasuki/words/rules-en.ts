import type { RulesPage } from '../../../game/words.ts';
import { ALL_OF, ONE_OF, RAIDS } from './examples.ts';

const NOTE = '† The original rules do not say; this is how Madoi plays it.';

export const rulesEn: readonly RulesPage[] = [
  {
    title: 'In short',
    body: `**How to win:** Each round pays you for the cards you captured in the raid and those left in your hand. When somebody has 100 points (with One shot: after one round), the highest total wins.

**A round**
① The draft: keep one card face down, pass the rest on, until nothing is left. What you kept becomes your hand.
② The raid: all villains are laid out. In turn, send one and draw a card blind from your neighbor’s hand.

**The cards**
- ${ONE_OF.villain} **Villain:** each draws one card. Worth nothing in hand.
- ${ONE_OF.treasure} **Treasure:** if a villain with a mark (☀☾★) in common draws it, the raider captures both cards.
- ${ONE_OF.hero} **Hero:** if a villain with a mark in common draws it, it catches the villain, and its owner captures both. Without a common mark both are discarded.
- ${ONE_OF.cat} **Cat:** no marks. Always stays, always 2 points.

A treasure without a common mark, and a cat, go back to the hand; the villain is discarded.`,
  },
  {
    title: 'The cards',
    body: `There are 25. “Raid” points go to the player who captures the card in the raid (a treasure: the raider), “hand” points to the player who still holds it at the end.

- **7 villains** — one mark: raid 5 · two: raid 4 · three: raid 3
${ALL_OF.villain}
- **7 heroes** — one mark: raid 5 / hand 1 · two: raid 4 / hand 1 · three: raid 3 / hand 1
${ALL_OF.hero}
- **7 treasures** — one mark: 3 either way · two: 4 · three: 5
${ALL_OF.treasure}
- **4 cats** — no marks: hand 2 (never captured)
${ALL_OF.cat}

The number on the card is its name. It is not worth points; it only breaks ties where one round decides (option “One shot”).

**About this bot:** Marks and points are a reconstruction from the numbers of cards (seven: one for every combination of marks), and may differ from the original. Game system and pictures of the original: ヨシダ (Yoshida). The pictures here are not copied from it.`,
  },
  {
    title: 'The draft (3–6 players)',
    body: `The first dealer is drawn at random. With 3, 4 or 6 players one card is discarded face up; with 5 all are used. Each gets 8 / 6 / 5 / 4 cards with 3 / 4 / 5 / 6 players.

All at once keep one card face down and pass the rest:
- to the left (the next seat) in odd rounds,
- to the right in even rounds.

So it goes on until nothing is left; the last card is kept without a choice. You may look at what you have kept. When the draft is over, it becomes your hand.

You *keep* cards in the draft and *capture* them in the raid: only captured cards count their “raid” points.

Your pick may be changed until everybody has picked.†

${NOTE}`,
  },
  {
    title: 'The raid',
    body: `All villains are laid out face up before their owners. The dealer acts first, or the next clockwise who has a villain.

Send one villain to the middle and draw one card blind from your neighbor: the left one in odd rounds, the right one in even rounds. A neighbor without cards is passed over in the same direction.
- ${RAIDS.treasure} **Treasure with a mark in common:** you capture villain and treasure.
- ${RAIDS.hero} **Hero with a mark in common:** the hero’s owner captures villain and hero.
- ${RAIDS.otherHero} **Hero without:** both are discarded.
- ${RAIDS.otherTreasure} · ${RAIDS.cat} **Treasure without, or a cat:** the villain is discarded, the card goes back to its hand.

One common mark is enough. Captured cards do not join the hand.
Next comes the nearest player clockwise with villains left (the same player only if nobody else has one; turns go clockwise in every round). With no villain left the raid is over.
If nobody else has a card in hand, the villain is discarded and nothing is drawn.†

**Arranging:** During the raid you may put your hand in any order at any time. Until you do, it is shuffled for you whenever a card comes back. Once you move a card yourself, it stays as you put it.†

${NOTE}`,
  },
  {
    title: 'Scores and the end',
    body: `Cards captured in the raid count their “raid” points, cards left in hand their “hand” points; together they are your score for the round. Keeping a card in the draft does not capture it.

The deal passes to the left.

After a round in which somebody has 100 points or more, the highest total wins. A tie is a draw.

**Option “Sudden death”:** A tie at the top is played on until one player leads.

**Option “One shot”:** One round decides. Ties go to the player with the most cards (in hand and captured), then to the highest card number among them.`,
  },
  {
    title: 'Two players',
    body: `Instead of the draft, one card is discarded face up and 24 are the pack.

Both draw two cards at the same time, keep one face down and discard the other; both see it, and it lies before its owner until the pack is empty.

After six pairs each, the cards not kept are put away: they score nothing, and nobody can draw them. The six kept cards are your hand. The raid is as with more players; both neighbors are your opponent.

From the pack seat 1 draws two cards, then seat 2.†

${NOTE}`,
  },
];
