/** How a round looks to all. */
import type { Seat } from '../../game/game.ts';
import { type Line, line, type Part, type Screen, text } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import { BACK, type Card, faceOf, handPoints, securedPoints, sorted } from './cards.ts';
import { goesLeft } from './seats.ts';
import type { Raid } from './state.ts';
import type { OverView, PickingView, RaidingView, TableView } from './views.ts';
import { type Words, words } from './words/words.ts';

export function drawTable(view: TableView, locale: Locale): Screen {
  const say = words[locale];
  if (view.phase === 'over') return over(view, say);
  return view.phase === 'raid' ? raiding(view, say) : picking(view, say);
}

export const faces = (cards: readonly Card[]): Line => [{ cards: cards.map(faceOf) }];

const joined = (parts: readonly Line[], between = ' · '): Line =>
  parts.flatMap((part, at) => (at > 0 ? [between, ...part] : part));

const discards = (cards: readonly Card[], say: Words): Part[] =>
  cards.length > 0 ? [text(line`${say.discards}: ${faces(sorted(cards))}`, 'small')] : [];

/** Who deals, and after the first round what each has: what every row of a seat has. */
const standing = ({ dealer, totals, round }: TableView, seat: Seat, say: Words): Line[] => [
  ...(dealer === seat ? [[say.dealer]] : []),
  ...(round > 1 ? [[say.total(totals[seat]!)]] : []),
];

function picking(view: PickingView, say: Words): Screen {
  const { pack, round, waiting, sizes } = view;
  const about = pack
    ? [text(say.pairs(pack.left))]
    : [
        text(say.draft(Math.max(...view.secured) + 1, Math.max(...sizes))),
        text(say.passing[goesLeft(round) ? 'left' : 'right']),
      ];
  const rows = sizes.map((_, seat) => {
    const shown = pack?.shown[seat] ?? [];
    return {
      seat,
      now: waiting.includes(seat),
      note: joined([
        [waiting.includes(seat) ? say.choosing : say.hasPicked],
        ...(shown.length > 0 ? [line`${say.laidOpen} ${faces(shown)}`] : []),
        ...standing(view, seat, say),
      ]),
    };
  });
  return [...about, { part: 'rule' }, { part: 'seats', rows }, ...discards(view.discards, say)];
}

/** What lies before a seat, and how much it holds. */
export function lyingBefore({ sizes, villains, secured, seen }: RaidingView, seat: Seat, say: Words): Line {
  const known = seen[seat]!.map(({ card }) => card);
  return joined([
    line`**${say.handCards(sizes[seat]!)}**${known.length > 0 ? say.among(faces(known)) : ''}`,
    ...(villains[seat]!.length > 0 ? [faces(villains[seat]!)] : []),
    ...(secured[seat]!.length > 0 ? [line`${say.secured} ${faces(secured[seat]!)}`] : []),
  ]);
}

function raiding(view: RaidingView, say: Words): Screen {
  const rows = view.sizes.map((_, seat) => ({
    seat,
    now: seat === view.turn,
    note: joined([lyingBefore(view, seat, say), ...standing(view, seat, say)]),
  }));
  return [
    ...drawLast(view.raids, say),
    ...drawTarget(view, say),
    { part: 'rule' },
    { part: 'seats', rows },
    ...discards(view.discards, say),
    ...earlier(view.raids.slice(0, -1), say),
  ];
}

/** The latest raid, for all to see, or that there was none yet. */
export function drawLast(raids: readonly Raid[], say: Words): Part[] {
  const last = raids.at(-1);
  if (!last) return [text(`**${say.raidBegins}**`)];
  return [text(told(last, say)), text(say.outcome({ seat: last.seat }, owner(last))[last.outcome])];
}

const owner = ({ seat, drawn }: Raid): { seat: Seat } => ({ seat: drawn?.from ?? seat });

const told = ({ seat, villain, drawn }: Raid, say: Words): Line => {
  const actor = line`${{ seat }} ${faces([villain])}`;
  if (!drawn) return say.drewNothing(actor);
  return say.drew(actor, [{ seat: drawn.from }], drawn.position + 1, faces([drawn.card]));
};

/** Small, the latest first: what came before the latest raid. */
const earlier = (raids: readonly Raid[], say: Words): Part[] =>
  raids.toReversed().map((raid) => text(line`${briefly(raid)} ${say.came[raid.outcome]}`, 'small'));

const briefly = ({ seat, villain, drawn }: Raid): Line => {
  const target: Line = drawn ? line` → ${{ seat: drawn.from }} ${faces([drawn.card])}` : [];
  return line`${{ seat }} ${faces([villain])}${target}`;
};

/** Whose turn it is, and the hand that is drawn from: backs by number, and what all know to lie there. */
function drawTarget({ turn, target, sizes, seen }: RaidingView, say: Words): Part[] {
  if (target === null) return [text(say.raidsNobody({ seat: turn }))];
  const places = Array.from({ length: sizes[target]! }, (_, at) => {
    const known = seen[target]!.find((of) => of.at === at);
    return line`${at + 1} ${{ cards: [known ? faceOf(known.card) : BACK] }}`;
  });
  return [text(say.raids({ seat: turn }, { seat: target })), text(joined(places, '  '))];
}

/** How each score came about; then who leads, or has won. */
function over(view: OverView, say: Words): Screen {
  const { hands, secured, scores } = view;
  const rows = scores.map((score, seat) => ({
    seat,
    now: false,
    note: joined([[say.roundScore(score)], ...breakdown(secured[seat]!, hands[seat]!, say)]),
  }));
  const end = drawEnd(view, say);
  return [
    // Whoever has won the table comes first; who merely leads, after what led there.
    ...(view.winners ? end : []),
    ...(view.raids.length > 0 ? drawLast(view.raids, say) : []),
    { part: 'rule' },
    text(`**${say.roundOver}**`),
    { part: 'seats', rows },
    ...(view.winners ? [] : end),
    ...discards(view.discards, say),
    ...earlier(view.raids.slice(0, -1), say),
  ];
}

export const breakdown = (secured: readonly Card[], hand: readonly Card[], say: Words): Line[] => [
  ...(secured.length > 0 ? [line`${say.fromSecured(securedPoints(secured))} ${faces(secured)}`] : []),
  ...(hand.length > 0 ? [line`${say.fromHand(handPoints(hand))} ${faces(sorted(hand))}`] : []),
];

export function drawEnd({ winners, totals, options, scores }: OverView, say: Words): Part[] {
  const names = (seats: readonly Seat[]) =>
    joined(
      seats.map((seat) => [{ seat }]),
      ', ',
    );
  const highest = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === highest ? [seat] : []));
  if (!winners) return [text(say.leads(names(leaders), highest))];
  const [winner = 0] = winners;
  const tied = options.oneShot && scores.filter((score) => score === highest).length > winners.length;
  return [
    text(winners.length > 1 ? say.draws(names(winners)) : say.wins({ seat: winner }), 'title'),
    ...(tied ? [text(say.tieBroken, 'small')] : []),
  ];
}
