/** What the table and a panel both show: the order in force, who holds how much, and what was done. */
import { type Card, faceOf } from '../../../game/cards.ts';
import type { Seat } from '../../../game/game.ts';
import { type Inline, type Line, line, type Part } from '../../../game/screen.ts';
import { joinWithDots, largeCards, smallText } from '../../../game/screen-parts.ts';
import { hasPassedSinceLastPlay } from '../../../game/turns.ts';
import { isRevolting } from '../order.ts';
import { isJokerCard } from '../plays.ts';
import type { Gift, LogEntry } from '../state.ts';
import type { TableView } from '../views.ts';
import { suitsLabel } from '../words/faces.ts';
import type { Words } from '../words/words.ts';

export const cards = (ids: readonly Card[]): Part => largeCards(ids.map(faceOf));

export const inLine = (ids: readonly Card[]): Inline => ({ cards: ids.map(faceOf) });

/** The order in force, and the lock. */
export function order({ trick, revolutions }: TableView, say: Words): Line {
  const inForce = isRevolting(revolutions);
  return joinWithDots([
    say.order(inForce, trick?.back ?? false),
    ...(trick?.lock ? [say.locked(suitsLabel(trick.lock))] : []),
  ]);
}

/** So few cards are soon gone. */
const FEW = 2;

const size = ({ sizes }: TableView, seat: Seat, say: Words): string =>
  `**${say.cards(sizes[seat]!)}**${sizes[seat]! <= FEW && sizes[seat]! > 0 ? ' ⚠️' : ''}`;

export function seatRow(view: TableView, seat: Seat, say: Words) {
  const now = view.turn === seat;
  const marks = [
    size(view, seat, say),
    ...(now && view.drew ? [say.drew] : []),
    ...(view.trick && hasPassedSinceLastPlay(view.recent, seat) ? [say.justPassed] : []),
  ];
  return { seat, isActing: now, note: joinWithDots(marks) };
}

/** The stock, revolutions, discards. */
export function piles({ stock, drawn, revolutions, discards }: TableView, say: Words): Part[] {
  const marks = [
    say.stock(stock),
    ...(drawn ? [] : [say.nobodyDrew]),
    ...(revolutions > 0 ? [say.revolutions(revolutions, isRevolting(revolutions))] : []),
  ];
  return [
    smallText(line`🂠 ${joinWithDots(marks)}`),
    ...(discards.length > 0 ? [smallText(line`${say.discards}: ${inLine(discards)}`)] : []),
  ];
}

/** What happened, the latest last. Who is told (`reader`) sees their own gifts. */
export function lately(
  { recent, sizes }: TableView,
  count: number,
  gifts: Readonly<Record<number, Gift>>,
  reader: Seat | null,
  say: Words,
): Part[] {
  const told = recent.flatMap((deed, i) => {
    const [before, after] = [recent[i - 1], recent[i + 1]];
    // Who draws and goes on is told of at once.
    if (deed.kind === 'draw' && (after?.kind === 'play' || after?.kind === 'pass')) return [];
    const drew = before?.kind === 'draw';
    if (deed.kind === 'clear') return [say.tell.cleared({ seat: deed.seat }, deed.by, sizes.length - 1)];
    return [tell(deed, drew, gifts, reader, say)];
  });
  return told.slice(-count).map(smallText);
}

function tell(
  deed: Exclude<LogEntry, { kind: 'clear' }>,
  drew: boolean,
  gifts: Readonly<Record<number, Gift>>,
  reader: Seat | null,
  say: Words,
): Line | string {
  const who = { seat: deed.seat };
  const { tell: told } = say;
  switch (deed.kind) {
    case 'draw':
      return told.drew(who);
    case 'pass':
      return told.passed(who, drew);
    case 'play': {
      const { shape, cards } = deed.play;
      const meant = shape === 'sequence' && cards.some(isJokerCard) ? ` (${say.play(deed.play)})` : '';
      return told.played(who, inLine(cards), meant, drew);
    }
    case 'lock':
      return told.lock(suitsLabel(deed.suits));
    case 'revolution':
      return told.revolution(deed.on);
    case 'give': {
      const gift = gifts[deed.gift];
      const to = { seat: deed.to };
      if (!gift) return told.gave(who, to, deed.count);
      return gift.from === reader
        ? told.youGave(to, inLine(gift.cards))
        : told.youGot(who, inLine(gift.cards));
    }
    case 'discard':
      return told.discarded(who, inLine(deed.cards));
    case 'reverse':
      return told.reversed(who, deed.yes);
  }
}
