/**
 * The selects of a review: to another place (a turn of the reader's, a part of the hand, a turning point, another hand), and to
 * other eyes.
 */
import type { Seat } from '../../game/game.ts';
import { isTogether, picksAt } from '../../game/picks.ts';
import type { Label, Option, Select } from '../../game/screen.ts';
import { MAX_OPTIONS } from '../../game/screen-parts.ts';
import type { TurningPoint } from '../../game/turning-points.ts';
import type { Locale } from '../../game/words.ts';
import {
  type Eyes,
  isOutOfTurn,
  mayLieOpen,
  maySeeWith,
  nearest,
  partsOf,
  type Review,
  seesMove,
} from '../../tables/review.ts';
import { placeOf, stopAt } from '../../tables/review-steps.ts';
import { reviewWords } from '../../text/review/catalogue.ts';
import { castAtStep, playerOf } from '../cast.ts';
import { handName } from '../game-name.ts';
import type { ComponentAction } from '../ids.ts';
import { capitalized } from '../line-text.ts';
import type { ReviewPlace } from '../review-ids.ts';
import { type SpokenText, spokenNames, spokenText, wordsForPictures } from '../spoken-text.ts';

/** So many parts of the hand are there, however many turns the reader had. */
const MIN_PARTS = 3;

/**
 * Steps to go to in their order: turning points, the reader's turns, and as many parts of the hand as there is room for, all of them
 * those nearest to the step; then other hands.
 */
export function goToSelect(
  review: Review,
  { eyes, step }: { readonly eyes: Eyes; readonly step: number },
  reader: Seat | null,
  turningPoints: readonly TurningPoint[],
  locale: Locale,
): Select<ComponentAction> {
  const words = reviewWords(locale);
  const { game, hand, moves } = review;
  const to = (place: Partial<ReviewPlace>, label: Option['label']): Option<ComponentAction> => ({
    label,
    action: { kind: 'reviewStep', how: 'to', hand, eyes, step: 0, ...place },
  });
  const cast = castAtStep(review, step);
  // In the place of another seat's pick that was made at the same time, these eyes would see their own.
  const isSeen = ({ step: at }: TurningPoint): boolean =>
    typeof eyes !== 'number' ||
    !isTogether(picksAt(review, at)) ||
    moves[at] === undefined ||
    seesMove(review, moves[at], eyes);
  // Where hands are hidden yet, a step does not say what it changed.
  const told = mayLieOpen(review) ? turningPoints.filter(isSeen) : [];
  const points = told.map(({ step: at, seat, moment, isLuck = false }) => {
    const who = { seat: moves[at] ? playerOf(cast, moves[at]) : seat };
    const when = moment && game.moments ? game.moments.name(moment, locale) : `${at}`;
    return { step: at, label: words.turningPoint(when, who, isLuck) };
  });
  const hands = otherHands(review, eyes, locale);
  // No place, as its description says; at the end of the hand it has a button, too.
  const download: Option<ComponentAction>[] = mayLieOpen(review)
    ? [
        {
          label: `💾 ${words.download}`,
          description: words.files,
          action: { kind: 'reviewStep', how: 'file', hand, eyes, step },
        },
      ]
    : [];
  const room = MAX_OPTIONS - points.length - hands.length - download.length - 2;
  const own = ownTurns(review, reader);
  const stopOf = (at: number): number => stopAt(review, at, eyes, reader);
  const ownStops = new Set(own.map(stopOf));
  // What begins with a turn of the reader's is there already.
  const parts = partsOf(review).filter((part) => part.step > 0 && !ownStops.has(stopOf(part.step)));
  const latest = own.findLastIndex((at) => at <= step);
  const shownOwn = nearest(own, Math.max(0, latest), room - Math.min(parts.length, MIN_PARTS));
  const current = parts.findLastIndex((part) => part.step <= step);
  const shown = nearest(parts, Math.max(0, current), room - shownOwn.length);
  const say = spokenText(
    wordsForPictures(game.words[locale].spoken),
    locale,
    spokenNames(cast.people, locale, 'label'),
  );
  const within = [
    ...shown.map((part) => ({
      step: stopOf(part.step),
      label: capitalized(game.moments!.name(part.moment, locale)),
    })),
    ...shownOwn.map((at) => ({
      step: stopOf(at),
      label: words.ownTurn(momentName(review, at, locale), playName(review, at, eyes, say, locale)),
    })),
    ...points,
  ].toSorted((a, b) => a.step - b.step);
  const steps = [
    to({ step: stopOf(0) }, words.start),
    ...toldApart(review, within).map((each) => to({ step: each.step }, each.label)),
    to({ step: moves.length }, words.end),
  ];
  const all = own.length + parts.length;
  const offered = shownOwn.length + shown.length;
  return {
    part: 'select',
    label: offered < all ? words.goToNearest(offered) : words.goTo,
    options: uniqueActions([...steps, ...hands, ...download]),
  };
}

/** The hands beside this one, from their beginning, and the list of all where there are more. */
function otherHands(
  { game, table, hand }: Review,
  eyes: Eyes,
  locale: Locale,
): readonly Option<ComponentAction>[] {
  const words = reviewWords(locale);
  const beside = [hand - 1, hand + 1].filter((number) => number >= 1 && number <= latestHand(table));
  const options = beside.map(
    (number): Option<ComponentAction> => ({
      label: words.otherHand(handName(game, table, locale, number)),
      action: { kind: 'reviewStep', how: 'first', hand: number, eyes, step: 0 },
    }),
  );
  const list: Option<ComponentAction> = {
    label: words.allHands,
    action: { kind: 'reviewStep', how: 'hands', hand, eyes, step: 0 },
  };
  return latestHand(table) > 2 ? [...options, list] : options;
}

interface Place {
  readonly step: number;
  readonly label: Label;
}

/** Several turns of one trick or round read the same: those have the number that the heading counts them by. */
function toldApart(review: Review, places: readonly Place[]): readonly Place[] {
  const read = ({ label }: Place): string => JSON.stringify(label);
  return places.map((place) => {
    const isAlone = places.every((other) => other.step === place.step || read(other) !== read(place));
    const counts = placeOf(review, place.step);
    if (isAlone || !counts) return place;
    const counted = ` · ${counts.number}/${counts.all}`;
    return {
      ...place,
      label: typeof place.label === 'string' ? place.label + counted : [...place.label, counted],
    };
  });
}

/**
 * The steps at which a seat's turns begin, after the beginning of the hand, which is offered anyway: after another seat's, or in a
 * trick, round or the like of its own.
 */
function ownTurns(review: Review, reader: Seat | null): number[] {
  const inTurn = [...review.moves.keys()].filter((step) => !isOutOfTurn(review, step));
  const seatAt = (step: number | undefined) => (step === undefined ? null : review.moves[step]!.seat);
  const isSameTurn = (step: number, before: number | undefined): boolean =>
    before !== undefined && seatAt(before) === reader && isSameMoment(review, step, before);
  return inTurn.filter(
    (step, index) => step > 0 && seatAt(step) === reader && !isSameTurn(step, inTurn[index - 1]),
  );
}

function isSameMoment({ game, states }: Review, step: number, other: number): boolean {
  const [one, two] = [step, other].map((at) => game.moments?.of(states.slice(0, at + 1)));
  return one?.part === two?.part && one?.number === two?.number;
}

/** Where in the hand a step is; its number where the game does not say. */
function momentName({ game, states }: Review, step: number, locale: Locale): string {
  const moment = game.moments?.of(states.slice(0, step + 1));
  return moment && game.moments ? game.moments.name(moment, locale) : `${step}`;
}

/** What a play was, where these eyes see it at once; tells one turn from the other. */
function playName(review: Review, step: number, eyes: Eyes, say: SpokenText, locale: Locale): string | null {
  const { game, states, moves } = review;
  const move = moves[step]!;
  if (!seesMove(review, move, eyes)) return null;
  const answered = game.schema.action.safeParse(game.moments?.of(states.slice(0, step + 1)).answered);
  return say.line(game.drawAction(move.action, locale, answered.success ? answered.data : undefined));
}

/** The latest hand that may be over. */
const latestHand = (table: Review['table']): number =>
  table.phase === 'playing' ? table.hand - 1 : table.hand;

/** Discord takes no two options of one value: of what begins at one step, a turning point stays, or the reader's own turn. */
function uniqueActions(options: readonly Option<ComponentAction>[]): Option<ComponentAction>[] {
  const byAction = new Map(options.map((option) => [JSON.stringify(option.action), option]));
  return [...byAction.values()];
}

/** Whose view of the step is drawn, of all that the reader may see with. */
export function eyesSelect(
  review: Review,
  { eyes, step }: { readonly eyes: Eyes; readonly step: number },
  reader: Seat | null,
  locale: Locale,
): Select<ComponentAction> {
  const words = reviewWords(locale);
  const { eyesOf } = words;
  const all: readonly Eyes[] = ['open', 'table', ...review.table.seats.keys()];
  const options = all
    .filter((each) => maySeeWith(review, each, reader))
    .map(
      (each): Option<ComponentAction> => ({
        label: each === 'table' ? eyesOf.table : each === 'open' ? eyesOf.open : eyesOf.seat({ seat: each }),
        action: { kind: 'reviewStep', how: 'as', hand: review.hand, eyes: each, step },
        ...(each === eyes && { selected: true }),
      }),
    );
  return { part: 'select', label: words.eyes, options };
}
