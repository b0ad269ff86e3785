/** A step of a hand that is over: what was played, what the computer says of it, the table as these eyes saw it. */
import type { AnyGame, Seat } from '../../game/game.ts';
import { isTogether, type Picks, picksAt } from '../../game/picks.ts';
import { reasonText } from '../../game/reasons.ts';
import { type Block, type Button, type Line, line, text } from '../../game/screen.ts';
import { joinLines, joinWithDots, separator, smallText } from '../../game/screen-parts.ts';
import type { TurningPoint } from '../../game/turning-points.ts';
import type { Locale } from '../../game/words.ts';
import {
  type Eyes,
  isOutOfTurn,
  mayLieOpen,
  type Review,
  seesComments,
  seesMove,
} from '../../tables/review.ts';
import type { StepAnalysis } from '../../tables/review-analysis.ts';
import { lastPicks, placeOf, stopAfter, stopAt, stopBefore } from '../../tables/review-steps.ts';
import { reviewWords } from '../../text/review/catalogue.ts';
import { castAtStep } from '../cast.ts';
import { gameName, handName } from '../game-name.ts';
import type { ComponentAction } from '../ids.ts';
import { capitalized } from '../line-text.ts';
import type { TableScreen } from '../render.ts';
import type { ReviewHow } from '../review-ids.ts';
import { nextHandButton } from './onwards.ts';
import { type Comparison, expectationLine } from './review-expectations.ts';
import { eyesSelect, goToSelect } from './review-places.ts';
import { tableAsSeen } from './review-table.ts';
import { heightOfAll, RULE_HEIGHT } from './room.ts';

export interface ReviewState {
  readonly eyes: Eyes;
  readonly step: number;
  /** Null: there is none; pending: it is being found out. */
  readonly analysis: StepAnalysis | 'pending' | null;
}

/**
 * A step without controls. Where not even what must be seen of the table has room, the line for each player's pick goes first, then
 * the computer's reason; then what came of the play moves behind it, and only then it goes, too.
 * @param reader the seat of the only reader. Default: others read it, too
 */
export function stepScreen(
  review: Review,
  state: ReviewState,
  locale: Locale,
  reader: Seat | null = null,
): Block[] {
  const isBeforePlay = state.step < review.moves.length;
  const words = reviewWords(locale);
  // A panel says "you" to its player, who is not the reader.
  const you = typeof state.eyes === 'number' && state.eyes !== reader ? { seat: state.eyes } : null;
  const heading = you ? [smallText(words.seenBy(you))] : [];
  const drawn = (parts: (typeof ATTEMPTS)[number]) => {
    const told = story(review, state, locale, parts);
    const room = isBeforePlay && typeof state.eyes === 'number' ? ROOM_OF_SEAT : ROOM;
    const left = room - heightOfAll([...told, ...heading]);
    const table = tableAsSeen(
      review.game,
      review.states[picksAt(review, state.step).first],
      state.eyes,
      locale,
      left,
      parts.result !== 'none' && resultOf(review, state.step, locale).length > 0,
    );
    const overflow = heightOfAll(table) - left;
    return { screen: [...told, ...(overflow > 0 ? [] : [separator]), ...heading, ...table], overflow };
  };
  const last = ATTEMPTS.at(-1)!;
  return drawn(ATTEMPTS.find((each) => drawn(each).overflow <= RULE_HEIGHT) ?? last).screen;
}

/**
 * What stands around the table, from the most to the least. A player's own view keeps what came of the picks before: its table does not
 * tell of them.
 */
const ATTEMPTS = [
  { hasBefore: true, hasLines: true, hasReason: true, result: 'below' },
  { hasBefore: true, hasLines: false, hasReason: true, result: 'below' },
  { hasBefore: false, hasLines: false, hasReason: true, result: 'below' },
  { hasBefore: true, hasLines: true, hasReason: false, result: 'below' },
  { hasBefore: true, hasLines: false, hasReason: false, result: 'below' },
  { hasBefore: true, hasLines: false, hasReason: false, result: 'behind' },
  { hasBefore: true, hasLines: false, hasReason: false, result: 'none' },
  { hasBefore: false, hasLines: false, hasReason: false, result: 'none' },
] as const;

/** What a phone has room for beside the controls and a rule, in CSS pixels. */
const ROOM = 352;
/** A seat's view before a play has more: of its few long lines, the hand and the comments, the estimate is too high. */
const ROOM_OF_SEAT = 384;

interface ReviewReader {
  readonly locale: Locale;
  /** Null: they have no seat. */
  readonly reader: Seat | null;
  readonly turningPoints: readonly TurningPoint[];
  /** The table waits for them to go on to its next hand: the last step has the button, too. */
  readonly isWaitedFor?: boolean;
}

/** A step with the controls of its reader. */
export function reviewScreen(
  review: Review,
  state: ReviewState,
  { locale, reader, turningPoints, isWaitedFor = false }: ReviewReader,
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
      texts: [heading(review, step, locale)],
      button: { label: words.share, action: at('share', step), style: 'secondary' },
    },
    ...(step === last
      ? withDownload(stepScreen(review, state, locale, reader), at('file', step), locale)
      : stepScreen(review, state, locale, reader)),
    goToSelect(review, state, reader, turningPoints, locale),
    eyesSelect(review, state, reader, locale),
    {
      part: 'buttons',
      buttons: [
        show('⏮', 'first', stopAt(review, 0, eyes, reader)),
        show('◀', 'back', stopBefore(review, step, eyes, reader)),
        show('▶', 'next', stopAfter(review, step, eyes, reader)),
        show('⏭', 'last', last),
        ...(isWaitedFor && step === last ? [nextHandButton(locale)] : []),
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
  return [{ part: 'section', texts: [over], button: { label, action, style: 'secondary' } }, ...others];
}

/** The game and the hand; the step, and where in the hand it is. */
export function heading(review: Review, step: number, locale: Locale) {
  const { game, table, hand, states, moves } = review;
  const place = placeOf(review, step);
  const counted = place ? `${place.number}/${place.all}` : reviewWords(locale).end;
  const name = `${gameName(game, table, locale)} — ${handName(game, table, locale, hand)}`;
  const moment = moves[step] && game.moments?.of(states.slice(0, step + 1));
  const named = moment && game.moments ? game.moments.name(moment, locale) : null;
  const when = named !== null && isOutOfTurn(review, step) ? reviewWords(locale).before(named) : named;
  const part = when === null ? '' : ` · ${capitalized(when)}`;
  return text(`**${name}**\n${counted}${part}`);
}

/**
 * What is played next, and what the computer says of it, with or without what came of the picks before, a line for each pick, the
 * computer's reason and what came of the play.
 */
function story(
  review: Review,
  state: ReviewState,
  locale: Locale,
  { hasBefore, hasLines, hasReason, result }: (typeof ATTEMPTS)[number],
): Block[] {
  const { eyes, step } = state;
  const { game, states, moves } = review;
  const words = reviewWords(locale);
  const move = moves[step];
  if (!move) {
    // The table as all saw it has its last turn itself.
    const last = typeof eyes === 'number' ? outcomeOf(review, step, locale) : [];
    return [text(words.over(handName(game, review.table, locale, review.hand))), ...last];
  }
  const who = { seat: move.seat };
  const picks = picksAt(review, step);
  const isLeftOut = picks.first === 0 || (!hasBefore && eyes === 'open');
  const before = isLeftOut ? [] : outcomeOf(review, picks.first, locale);
  if (!seesMove(review, move, eyes))
    return [
      ...before,
      text(words.next(isTogether(picks) ? words.allPlayInSecret : words.playsInSecret(who))),
    ];
  const moment = game.moments?.of(states.slice(0, step + 1));
  const answered = game.schema.action.safeParse(moment?.answered);
  const action = game.drawAction(move.action, locale, answered.success ? answered.data : undefined);
  const shown =
    isTogether(picks) && eyes === 'open'
      ? picksShown(review, picks, locale, hasLines)
      : words.next(words.plays(who, action));
  const cameOfIt = resultOf(review, step, locale);
  return [
    ...before,
    text(result === 'behind' ? joinLines([shown, cameOfIt], ' → ') : shown),
    ...(result === 'below' && cameOfIt.length > 0 ? [smallText(cameOfIt)] : []),
    ...comments(review, state, locale, hasReason),
  ];
}

/** All that is picked at the same time, a line for each player; or on one. */
function picksShown(review: Review, picks: Picks, locale: Locale, hasLines: boolean): Line {
  const { game, moves } = review;
  const words = reviewWords(locale);
  const [first = [], ...others] = lastPicks(review, picks).map((step) => {
    const { seat, action } = moves[step]!;
    return words.plays({ seat }, game.drawAction(action, locale));
  });
  const shown = [words.next(first), ...others.map((play) => (hasLines ? line`▶️ ${play}` : play))];
  return hasLines ? joinLines(shown, '\n') : joinWithDots(shown);
}

/** What the play brought to light, where its action does not tell it. */
const resultOf = ({ game, states, moves }: Review, step: number, locale: Locale): Line => {
  const move = moves[step];
  return (move && game.drawResult?.(states[step + 1], move.action, locale)) ?? [];
};

/** What came of the picks before a step. */
function outcomeOf({ game, states }: Review, step: number, locale: Locale): Block[] {
  const outcome = game.drawOutcome?.(states[step], locale) ?? [];
  return outcome.length === 0 ? [] : [smallText(outcome)];
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
  let compared: Comparison | null = null;
  if (advice && choice !== null && choice !== undefined) {
    const advised = game.actionFor(states[step], seat, choice);
    const reason = hasReason ? reasonText(game.words[locale], advice.reason) : '';
    const isAdvised = isAsGood(game, states[step], seat, action, choice);
    const isEquivalent = game.isEquivalent?.(states[step], seat, action, advised) ?? false;
    compared = isAdvised ? 'same' : isEquivalent ? 'equivalent' : 'other';
    const isComputer = castAtStep(review, step).people[seat]?.userId === null;
    if (!isAdvised) lines.push(words.advice(game.drawAction(advised, locale), who, reason));
    else if (!isComputer) lines.push(words.sameAdvice(who, reason));
    else if (reason) lines.push(words.ownReason(who, reason));
  }
  if (value && mayLieOpen(review)) {
    const isLuck = game.isLuck?.(states[step], seat, action) ?? false;
    const kind = game.bookKind(review.table.options);
    const hand = review.table.hand > 1 ? handName(game, review.table, locale, review.hand) : null;
    lines.push(expectationLine({ ...analysis, value }, { who, hand, compared, isLuck, kind }, words));
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
