/** The dummy as it lies open in a review: its lighthouse, its card of this turn, and the others in the order in which they come. */
import { type Line, line } from '../../../game/screen.ts';
import { joinLines, joinWithDots } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { type Weather, weatherFace } from '../cards.ts';
import { pileOfTurn } from '../piles.ts';
import type { Building, Dummy, State } from '../state.ts';
import { tableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { dummyInShort } from './standings.ts';

const faces = (cards: readonly Weather[]) => ({ cards: cards.map(weatherFace) });

export function drawOpenTable(state: State, locale: Locale): Line[] {
  const words = catalogue[locale];
  if (state.phase === 'build') return [building(state, words)];
  if (!state.dummy) return [];
  const cards = inOrder(state.dummy, state.turns.length);
  const standing = dummyInShort(tableView(state), words);
  if (state.phase === 'over') return cards.length === 0 ? [] : [line`${words.dummy} ${faces(cards)}`];
  const [next, ...later] = cards;
  const shown = next === undefined ? [] : line`⬇️ ${faces([next])}`;
  const rest = later.length === 0 ? [] : words.dummyLater(faces(later));
  return [joinLines([line`▫️ ${words.dummy}`, joinLines([standing, shown], ' '), rest], ' · ')];
}

/** bukubuku 12: the cards of both piles as they will be played. */
function inOrder({ builder, piles }: Dummy, turn: number): Weather[] {
  const left = piles.map((pile) => pile.slice());
  const cards: Weather[] = [];
  for (let next = turn; ; next++) {
    const card = left[pileOfTurn(builder, next)]!.pop();
    if (card === undefined) return cards;
    cards.push(card);
  }
}

/** The piles from the top down, and what nobody looks at. The cards that the builder looks at stand beside its hand. */
function building({ piles, pool }: Building, words: Words): Line {
  const built = piles.flatMap((pile, seat) =>
    pile.length > 0 ? [words.openPile({ seat }, faces(pile.toReversed()))] : [],
  );
  const rest = pool.length > 0 ? [line`${words.unlaid} ${faces(pool)}`] : [];
  return line`▫️ ${words.dummy}${words.colon}${joinWithDots([...built, ...rest])}`;
}
