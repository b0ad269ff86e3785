import type { RulesPage } from '../../../game/words.ts';

export const rulesEn: readonly RulesPage[] = [
  {
    title: 'Irregular Daifugo — in short',
    body: `**How to win** You hold five cards. Whoever is out first is paid by whoever holds the costliest hand. But going out on a role card is a foul: 500 to each of the others.

**A turn** You may draw one card from the stock, or not. Then beat the table with the same shape and number of cards, only stronger. To pass, you must draw first; you may play what you drew.

**Order** joker > 2 > A > K > … > 4 > 3. During a revolution or a J-back: joker > 3 > 4 > … > A > 2.

**The seven roles**
- **♠3** beats a single joker, and cuts the trick
- **6** give one card to the next player
- **8** cuts the trick: you lead again
- **10** discard one card
- **J** may reverse the order until the trick is cleared
- **2** (3 in a revolution) the strongest
- **Joker** stands for any card

**No first-turn kill** Nobody may go out before anybody has drawn a card.`,
  },
  {
    title: 'What can be played',
    body: `**Shapes**
- **One card**
- **Two to four of a rank**※ with jokers among them if you like (at least one natural card). Two jokers are a pair that beats every pair.※
- **A sequence** of three or more in a row, of one suit (3 4 … K A 2; 2 and 3 do not join). Jokers may stand in (at least one natural card※).

Only the same shape with as many cards, and stronger, may follow; an equal rank does not. Sequences compare by their strongest card; they may overlap (567 on 456) and be of any suit.
Only ♠3 beats a single joker, under any lock and in either order.※

**Revolution** A sequence of four or more, or four of a rank (jokers allowed), turns the order round;※ another turns it back. A revolution and a J-back cancel each other.※

**Lock** If the first play of a trick and the very next have the same suits, only these suits may be played until the trick is cleared (for pairs and more: the same set of suits; passes in between do not matter※). Nothing locks later, in part, or by sequences.※ A joker fits any lock, and never makes one.※

※ Ours: the source does not say.`,
  },
  {
    title: 'What the roles do',
    body: `All but the J are compulsory.
- **6 and 10** Give or discard as many cards as you played of them. All see a discard;※ a gift is known to giver and receiver alone.
- If the rest of your hand is too small, all of it goes, and that is a **foul**. With four cards in hand, two 6s give the other two away.
- **8** After a cut your next turn begins: you may draw again.
- **J** You decide once a play. You are not asked where the trick is reversed already, or where the play cuts or goes out.
- **♠3** cuts only when it beats a joker. Otherwise it is a plain 3.
- **Joker** It has the role of the card it stands for: 6 + joker give two, 7 joker(8) 9 cuts.※
- **Mixed roles** 8-9-10 in sequence both discards and cuts. The order is: revolution, give, discard, J, foul or win, cut.※

※ Ours: the source does not say.`,
  },
  {
    title: 'Drawing and passing',
    body: `- One card at most in a turn. Playing or passing ends the turn.
- Who cannot or will not play draws first, and then passes, or plays after all.
- **Pass without a draw** on what only a joker could beat: a 2 or several (3s while reversed), a single joker, a sequence that ends at 2 (while reversed: at 3), a pair of jokers. What has been played or is left in the stock does not matter.
- Who leads an empty table may not pass (but may draw first).
- Passing does not bar you from playing later in the same trick.※ When all others pass in a row the trick is cleared and the last to play leads.
- With no stock left nobody draws, and passing is free.※ Nothing goes back into the stock.※

※ Ours: the source does not say.`,
  },
  {
    title: 'Going out, and the settlement',
    body: `**Foul** To go out on a play with ♠3, 6, 8, 10, J, a joker or a 2 in it (while reversed a 3 instead of a 2), or by giving or discarding your last cards. You pay 500 to each of the others. The order before the play decides between 2 and 3.※ A J is a role even if you do not reverse.

**Settlement** When somebody goes out, all others show their hands. Who holds nothing that could follow the last play draws one card (and cannot play it). Then:
1. Add the numbers; J, Q, K, A, 2 and jokers are 10 each.
2. ×2 for each role card: 6, 8, 10, J, ♠3, 2 (in a revolution 3 instead of 2).
3. ×5 for each joker.
4. In a revolution × (5 × the number of revolutions). A J-back does not matter.※

5, 6, Q, 2 are 31; two roles make ×4: 124. With a joker: 41 × 2×2×5 = 820.

Only the greatest value is paid, to who went out, rounded down to tens. Exact ties are settled by lot.※ Who paid starts the next game; the first is by lot.
A table plays the number of games chosen (5 unless said otherwise); points go into the book after each.

※ Ours: the source does not say.`,
  },
];
