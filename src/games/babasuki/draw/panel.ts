/** A player's own panel: in the draft what to secure, in the raid the hand, its order, and whom to send. */
import type { Seat } from '../../../game/game.ts';
import {
  type Button,
  type Line,
  line,
  type Option,
  type Part,
  type Screen,
  text,
} from '../../../game/screen.ts';
import { select, separator, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { BACK, type Card, cardOf, faceOf, handPoints, securedPoints, sorted } from '../cards.ts';
import { type Choice, nameOf } from '../rules.ts';
import { neighbour } from '../seats.ts';
import type { OverView, PickingView, RaidingView, SeatView } from '../views.ts';
import { type Words, words } from '../words/words.ts';
import { breakdown, cards, drawEnd, drawLast, faces, lyingBefore } from './look.ts';

export function drawPanel(view: SeatView, picked: string, locale: Locale): Screen {
  const say = words[locale];
  const { table } = view;
  if (table.phase === 'over') return over(table, view, say);
  if (table.phase === 'raid') return raiding(table, view, picked, say);
  return picking(table, view, say);
}

/** A card in words: its kind, and its marks or number. */
function named(no: Card, say: Words): string {
  const { kind, marks } = cardOf(no);
  return `${say.kinds[kind]} ${marks.length > 0 ? marks.join('') : no}`;
}

const rowOf = (no: Card, say: Words): Part =>
  text(line`${faces([no])} ${named(no, say)} · ${say.pointsEach(cardOf(no))}`);

function picking(table: PickingView, { seat, hand, secured, pick, choices }: SeatView, say: Words): Part[] {
  const passed = sorted(hand);
  const seats = table.sizes.length;
  const ask = table.pack ? say.pickPair : say.pickOne;
  const buttons = passed.flatMap((card): Button[] => {
    const choice = choices.find((of) => of.do !== 'raid' && of.card === card);
    if (!choice) return [];
    return [
      { label: named(card, say), action: { choose: nameOf(choice) }, style: 'secondary', card: faceOf(card) },
    ];
  });
  const others = (table.pack?.shown ?? []).flatMap((shown, of) =>
    shown.length > 0 ? [smallText(line`${{ seat: of }} ${say.laidOpen}: ${faces(shown)}`)] : [],
  );
  return [
    text(pick === null ? ask : say.picked(faces([pick]))),
    ...passed.map((card) => rowOf(card, say)),
    ...(buttons.length > 0 ? [{ part: 'buttons', buttons } as const] : []),
    ...(table.pack
      ? []
      : [
          smallText(
            say.passTo(
              { seat: neighbour(seat, table.round, seats) },
              { seat: neighbour(seat, table.round + 1, seats) },
            ),
          ),
        ]),
    separator,
    ...(secured.length > 0
      ? [text(`**${say.youSecured(secured.length)}**`), cards(secured)]
      : [smallText(say.securedNothing)]),
    ...others,
  ];
}

function raiding(table: RaidingView, view: SeatView, picked: string, say: Words): Part[] {
  const { seat, hand, mixes } = view;
  const villains = table.villains[seat]!;
  const points = say.yourPoints(securedPoints(table.secured[seat]!), handPoints(hand));
  return [
    ...drawLast(table.raids, say),
    separator,
    ...situation(table, view, picked, say),
    separator,
    others(table, seat, say),
    separator,
    ...(hand.length > 0 ? [text(`**${say.yourHand(hand.length)}**`), cards(hand)] : [text(say.emptyHand)]),
    ...(villains.length > 0 ? [text(line`${say.yourVillains}: ${faces(villains)}`)] : []),
    smallText(points),
    ...(hand.length > 1 ? [smallText(mixes ? say.mixes : say.keeps), ...arranging(hand, picked, say)] : []),
  ];
}

/** Whoever plays from the panel need not look up to the table. */
const others = (table: RaidingView, seat: Seat, say: Words): Part => ({
  part: 'seats',
  rows: table.sizes.flatMap((_, of) =>
    of === seat ? [] : [{ seat: of, isActing: of === table.turn, note: lyingBefore(table, of, say) }],
  ),
});

/** Whose turn it is; one's own: the villain first, then the card to draw. */
function situation(table: RaidingView, { seat, choices }: SeatView, picked: string, say: Words): Part[] {
  const { turn, target } = table;
  if (choices.length === 0) {
    const from = target === seat ? say.drawsFromYou({ seat: turn }) : null;
    return [text(from ?? say.waiting({ seat: turn }))];
  }
  if (target === null) return [text(say.nothingLeft), villainButtons(choices, null, say)];
  const villains = [...new Set(choices.flatMap((of) => (of.do === 'raid' ? [of.villain] : [])))];
  const [only] = villains;
  const chosen = villains.length === 1 ? only : villains.find((villain) => picked === `v.${villain}`);
  if (chosen === undefined) return [text(say.chooseVillain), villainButtons(choices, null, say)];
  const backs = choices.flatMap((of): Button[] => {
    if (of.do !== 'raid' || of.villain !== chosen || of.position === null) return [];
    const known = table.seen[target]!.find(({ at }) => at === of.position);
    const label = `${of.position + 1}${known ? ` ${named(known.card, say)}` : ''}`;
    const card = known ? faceOf(known.card) : BACK;
    return [{ label, action: { choose: nameOf(of) }, style: 'secondary', card }];
  });
  return [
    ...(villains.length > 1 ? [text(say.chooseVillain), villainButtons(choices, chosen, say)] : []),
    text(line`${faces([chosen])} → ${say.drawFrom({ seat: target })}${unplaced(table, target, say)}`),
    { part: 'buttons', buttons: backs },
  ];
}

/** What all know to be in a hand, but not where. */
function unplaced({ seen }: RaidingView, target: number, say: Words): Line {
  const cards = seen[target]!.flatMap(({ card, at }) => (at === null ? [card] : []));
  return cards.length > 0 ? say.among(faces(cards)) : [];
}

/** One's villains: with nothing to draw sent at once, else shown with the cards to draw from. */
function villainButtons(choices: readonly Choice[], selected: Card | null, say: Words): Part {
  const buttons = new Map<Card, Button>();
  for (const choice of choices) {
    if (choice.do !== 'raid' || buttons.has(choice.villain)) continue;
    const { villain, position } = choice;
    buttons.set(villain, {
      label: named(villain, say),
      action: position === null ? { choose: nameOf(choice) } : { show: `v.${villain}` },
      style: villain === selected ? 'primary' : 'secondary',
      card: faceOf(villain),
    });
  }
  return { part: 'buttons', buttons: [...buttons.values()] };
}

/** The order of one's hand: mixed by a button, or a card chosen and then its place. */
function arranging(hand: readonly Card[], picked: string, say: Words): Part[] {
  const moving = hand.find((card) => picked === `m.${card}`);
  const which = hand.map(
    (card, at): Option => ({
      label: `${at + 1}. ${named(card, say)}`,
      action: { show: `m.${card}` },
      card: faceOf(card),
      ...(card === moving && { selected: true }),
    }),
  );
  const shuffle: Part = {
    part: 'buttons',
    buttons: [{ label: `🔀 ${say.shuffle}`, action: { choose: 'shuffle' }, style: 'secondary' }],
  };
  if (moving === undefined) return [select(say.moveWhich, which), shuffle];
  const where = hand.flatMap((card, at): Option[] =>
    card === moving
      ? []
      : [{ label: say.place(at + 1), action: { choose: `move.${moving}.${at}` }, card: faceOf(card) }],
  );
  return [select(say.moveWhich, which), select(say.moveWhere(named(moving, say)), where), shuffle];
}

function over(table: OverView, { seat }: SeatView, say: Words): Part[] {
  const won = table.winners?.length === 1 && table.winners[0] === seat;
  return [
    text(say.youScored(table.scores[seat]!), 'title'),
    ...breakdown(table.secured[seat]!, table.hands[seat]!, say).map((row) => text(row)),
    ...(won ? [text(`**${say.youWon}**`)] : drawEnd(table, say).filter((part) => part.part === 'text')),
  ];
}
