/** A step of a hand that is over: what was played, what the computer says of it, the table as these eyes saw it. */
import type { AnyGame, Seat } from '../../game/game.ts';
import { expectationRange, expectations } from '../../game/numbers.ts';
import { reasonText } from '../../game/reasons.ts';
import {
  type Block,
  type Button,
  type Line,
  line,
  type Option,
  type Select,
  text,
} from '../../game/screen.ts';
import { MAX_OPTIONS, separator, smallText } from '../../game/screen-parts.ts';
import type { TurningPoint } from '../../game/turning-points.ts';
import type { Locale } from '../../game/words.ts';
import {
  type Eyes,
  mayLieOpen,
  maySeeWith,
  nearest,
  partsOf,
  type Review,
  seesComments,
  seesMove,
} from '../../tables/review.ts';
import type { StepAnalysis } from '../../tables/review-analysis.ts';
import { reviewWords } from '../../text/review/catalogue.ts';
import { castAtStep, playerOf } from '../cast.ts';
import { gameName, handName } from '../game-name.ts';
import type { ComponentAction } from '../ids.ts';
import { capitalized } from '../line-text.ts';
import type { TableScreen } from '../render.ts';
import type { ReviewHow, ReviewPlace } from '../review-ids.ts';
import { tableAsSeen } from './review-table.ts';
import { heightOfAll, RULE_HEIGHT } from './room.ts';

export interface ReviewState {
  readonly eyes: Eyes;
  readonly step: number;
  /** Null: there is none; pending: it is being found out. */
  readonly analysis: StepAnalysis | 'pending' | null;
}

/** A step without controls. Where not even what must be seen of the table has room, the computer's reason goes first. */
export function stepScreen(review: Review, state: ReviewState, locale: Locale): Block[] {
  const withTable = (told: Block[]): { readonly screen: Block[]; readonly overflow: number } => {
    const left = ROOM - heightOfAll(told);
    const table = tableAsSeen(review.game, review.states[state.step], state.eyes, locale, left);
    const overflow = heightOfAll(table) - left;
    return { screen: [...told, ...(overflow > 0 ? [] : [separator]), ...table], overflow };
  };
  const full = withTable(story(review, state, locale, true));
  return full.overflow > RULE_HEIGHT ? withTable(story(review, state, locale, false)).screen : full.screen;
}

/** What a phone has room for beside the controls and a rule, in CSS pixels. */
const ROOM = 372;

/** A step with the controls of its reader. */
export function reviewScreen(
  review: Review,
  state: ReviewState,
  {
    locale,
    reader,
    turningPoints,
  }: {
    readonly locale: Locale;
    readonly reader: Seat | null;
    readonly turningPoints: readonly TurningPoint[];
  },
): TableScreen {
  const words = reviewWords(locale);
  const { step, eyes } = state;
  const { moves, hand } = review;
  const at = (how: ReviewHow, to: number): ComponentAction => ({
    kind: 'reviewStep',
    how,
    hand,
    eyes,
    step: to,
  });
  const show = (label: string, how: ReviewHow, to: number): Button<ComponentAction> => ({
    label,
    action: at(how, to),
    style: how === 'next' ? 'primary' : 'secondary',
    ...(to === step && { disabled: true }),
  });
  const last = moves.length;
  return [
    {
      part: 'section',
      text: heading(review, step, locale),
      button: { label: words.share, action: at('share', step), style: 'secondary' },
    },
    ...(step === last
      ? withDownload(stepScreen(review, state, locale), at('file', step), locale)
      : stepScreen(review, state, locale)),
    goToSelect(review, state, turningPoints, locale),
    { part: 'select', label: words.eyes, options: eyesOptions(review, state, reader, locale) },
    {
      part: 'buttons',
      buttons: [
        show('⏮', 'first', 0),
        show('◀', 'back', Math.max(0, step - 1)),
        show('▶', 'next', Math.min(last, step + 1)),
        show('⏭', 'last', last),
      ],
    },
  ];
}

/** At the end of a hand, the way to its files stands beside its first line. */
function withDownload(
  [over, ...others]: readonly Block[],
  action: ComponentAction,
  locale: Locale,
): TableScreen {
  const label = reviewWords(locale).download;
  if (over?.part !== 'text') return others;
  return [{ part: 'section', text: over, button: { label, action, style: 'secondary' } }, ...others];
}

/** The game and the hand; the step, and where in the hand it is. */
export function heading({ game, table, hand, states, moves }: Review, step: number, locale: Locale) {
  const name = `${gameName(game, table, locale)} — ${handName(game, table, locale, hand)}`;
  const moment = moves[step] && game.moments?.of(states.slice(0, step + 1));
  const part = moment && game.moments ? ` · ${capitalized(game.moments.name(moment, locale))}` : '';
  return text(`**${name}**\n${step}/${moves.length}${part}`);
}

/** What is played next, and what the computer says of it, with or without its reason. */
function story(review: Review, state: ReviewState, locale: Locale, hasReason: boolean): Block[] {
  const { eyes, step } = state;
  const { game, states, moves } = review;
  const words = reviewWords(locale);
  const move = moves[step];
  if (!move) return [text(words.over(handName(game, review.table, locale, review.hand)))];
  const who = { seat: move.seat };
  if (!seesMove(review, move, eyes)) return [text(words.playsInSecret(who))];
  const moment = game.moments?.of(states.slice(0, step + 1));
  const answered = game.schema.action.safeParse(moment?.answered);
  const action = game.drawAction(move.action, locale, answered.success ? answered.data : undefined);
  return [text(words.plays(who, action)), ...comments(review, state, locale, hasReason)];
}

/** Who sees the hand of the seat reads what the computer says; who sees it with all hands open, how much it mattered. */
function comments(
  review: Review,
  { eyes, step, analysis }: ReviewState,
  locale: Locale,
  hasReason: boolean,
): Block[] {
  const words = reviewWords(locale);
  const { game, states, moves } = review;
  const { seat, action } = moves[step]!;
  if (analysis === null || !seesComments(review, step, eyes)) return [];
  if (analysis === 'pending') return [smallText(words.isThinking)];
  const { advice, value } = analysis;
  const choice = advice && game.choices(states[step], seat).find((each) => game.nameOf(each) === advice.name);
  const lines: Line[] = [];
  const who = { seat };
  let isAdvised: boolean | null = null;
  if (advice && choice !== null && choice !== undefined) {
    const advised = game.actionFor(states[step], seat, choice);
    const reason = hasReason ? reasonText(game.words[locale], advice.reason) : '';
    isAdvised = isAsGood(game, states[step], seat, action, choice);
    const isComputer = castAtStep(review, step).people[seat]?.userId === null;
    if (!isAdvised) lines.push(words.advice(game.drawAction(advised, locale), who, reason));
    else if (!isComputer) lines.push(words.sameAdvice(who, reason));
    else if (reason) lines.push(words.ownReason(who, reason));
  }
  if (value && mayLieOpen(review)) {
    const isLittle = Math.abs(value.change) <= MIN_ERRORS * value.error;
    const isInChips = game.bookKind(review.table.options) === 'chips';
    if (isLittle) {
      lines.push(words.expectedAsMuch(who, expectationRange(value.before, value.after), isInChips));
    } else {
      const expected = words.expected(who, ...expectations(value.before, value.after), isInChips);
      const isLoss = value.after < value.before;
      const hindsight = isAdvised === isLoss ? (isLoss ? words.unforeseen : words.unforeseenGain) : '';
      lines.push(hindsight ? line`${expected} ${hindsight}` : expected);
    }
  }
  return lines.map((line) => smallText(line));
}

/** Whether an action is a choice, or one that is as good for all that its seat saw. */
function isAsGood(game: AnyGame, state: unknown, seat: Seat, action: unknown, choice: unknown): boolean {
  const written = JSON.stringify(action);
  const isPlayed = (each: unknown): boolean => JSON.stringify(game.actionFor(state, seat, each)) === written;
  if (isPlayed(choice)) return true;
  const played = game.choices(state, seat).find(isPlayed);
  if (played === undefined || !game.asPicked) return false;
  const view = game.seatView(state, seat);
  return isPlayed(game.asPicked(view, choice, game.pickOf?.(view, played) ?? ''));
}

/** A change that is no more than this many times its error may be luck of the playouts. */
const MIN_ERRORS = 2;

/** Steps to go to in their order, turning points and parts of the hand near the step among them; then other hands. */
function goToSelect(
  review: Review,
  { eyes, step }: ReviewState,
  turningPoints: readonly TurningPoint[],
  locale: Locale,
): Select<ComponentAction> {
  const words = reviewWords(locale);
  const { game, table, hand, moves } = review;
  const to = (target: Partial<ReviewPlace>, label: Option['label']): Option<ComponentAction> => ({
    label,
    action: { kind: 'reviewStep', how: 'to', hand, eyes, step: 0, ...target },
  });
  const cast = castAtStep(review, step);
  const points = turningPoints.map(({ step: at, seat, moment }) => {
    const who = { seat: moves[at] ? playerOf(cast, moves[at]) : seat };
    const when = moment && game.moments ? game.moments.name(moment, locale) : `${at}`;
    return { step: at, label: words.turningPoint(when, who) };
  });
  const hands = [hand - 1, hand + 1]
    .filter((number) => number >= 1 && number < latestHand(table) + 1)
    .map((number) => to({ hand: number }, words.otherHand(handName(game, table, locale, number))));
  const parts = partsOf(review).filter((part) => part.step > 0);
  const current = parts.findLastIndex((part) => part.step <= step);
  // Another hand than those beside this one.
  const list: Option<ComponentAction>[] =
    latestHand(table) > 2
      ? [{ label: words.allHands, action: { kind: 'reviewStep', how: 'hands', hand, eyes, step: 0 } }]
      : [];
  // At the end of the hand it has a button, too.
  const download: Option<ComponentAction>[] = mayLieOpen(review)
    ? [
        {
          label: `💾 ${words.download}`,
          action: { kind: 'reviewStep', how: 'file', hand, eyes, step },
        },
      ]
    : [];
  const room = MAX_OPTIONS - points.length - hands.length - list.length - download.length - 2;
  const shown = nearest(parts, Math.max(0, current), room);
  const within = [
    ...shown.map((part) => ({
      step: part.step,
      label: capitalized(game.moments!.name(part.moment, locale)),
    })),
    ...points,
  ].toSorted((a, b) => a.step - b.step);
  const steps = [
    to({ step: 0 }, words.start),
    ...within.map((each) => to({ step: each.step }, each.label)),
    to({ step: moves.length }, words.end),
  ];
  const isCut = shown.length < parts.length;
  return {
    part: 'select',
    label: isCut ? words.goToNearest(shown.length, parts.length) : words.goTo,
    options: uniqueActions([...steps, ...hands, ...list, ...download]),
  };
}

/** The latest hand that may be over. */
const latestHand = (table: Review['table']): number =>
  table.phase === 'playing' ? table.hand - 1 : table.hand;

/** Discord takes no two options of one value: of a part that begins with a turning point, the turning point stays. */
function uniqueActions(options: readonly Option<ComponentAction>[]): Option<ComponentAction>[] {
  const byAction = new Map(options.map((option) => [JSON.stringify(option.action), option]));
  return [...byAction.values()];
}

function eyesOptions(
  review: Review,
  { eyes, step }: ReviewState,
  reader: Seat | null,
  locale: Locale,
): Option<ComponentAction>[] {
  const { eyesOf } = reviewWords(locale);
  const seats = [...review.table.seats.keys()];
  const all: readonly Eyes[] = ['open', 'table', ...seats];
  return all
    .filter((each) => maySeeWith(review, each, reader))
    .map((each) => ({
      label: each === 'table' ? eyesOf.table : each === 'open' ? eyesOf.open : eyesOf.seat({ seat: each }),
      action: { kind: 'reviewStep', how: 'as', hand: review.hand, eyes: each, step },
      ...(each === eyes && { selected: true }),
    }));
}
