/** A lesson of a tutorial: what to press and why, the learner's panel as in play, and the way through the lessons. */
import { ActionRowBuilder, ButtonBuilder, TextDisplayBuilder } from '@discordjs/builders';
import { type APIMessageTopLevelComponent, ButtonStyle } from 'discord-api-types/v10';
import type { AnyGame } from '../../game/game.ts';
import { eventsBefore, type Scene, scenesOf } from '../../game/scenes.ts';
import { type Block, type Line, line, type Panel, type Screen, type Text, text } from '../../game/screen.ts';
import { joinWithDots } from '../../game/screen-parts.ts';
import { computersForLearner, LEARNER } from '../../game/tutorial.ts';
import type { Locale } from '../../game/words.ts';
import type { TableSeat } from '../../tables/table.ts';
import { guideWords } from '../../text/guide/catalogue.ts';
import type { Emojis } from '../emojis/emojis.ts';
import { lessonId, openRulesId, playWithComputersId } from '../guide-ids.ts';
import { type RenderContext, render } from '../render.ts';
import { adviceOf, withAdvice } from './advice.ts';
import { isEvent } from './room.ts';

export interface LessonState {
  readonly lesson: number;
  /** The part of a pick that earlier presses have made. */
  readonly picked: string;
  /** The learner has just pressed something else that is legal: until their next press, the lesson answers that. */
  readonly isRetry: boolean;
  /** The name of that choice; undefined where it was none. */
  readonly pressed?: string;
}

export interface LessonContext {
  readonly emojis: Emojis;
  readonly locale: Locale;
  /** Who learns: their name stands on the learner's seat. */
  readonly learner: { readonly id: string; readonly name: string };
  /** Differs from one rendering to the next. */
  readonly nonce: string;
}

/** The message of a lesson, or of the end. */
export function tutorialComponents(
  game: AnyGame,
  { lesson, picked, isRetry, pressed }: LessonState,
  { emojis, locale, learner, nonce }: LessonContext,
): APIMessageTopLevelComponent[] {
  const scenes = scenesOf(game);
  const end = scenes.length - 1;
  const number = Math.min(lesson, end);
  const scene = scenes[number]!;
  const drawn = game.drawPanel(scene.view, picked, locale);
  const panel = advised(game, scene, drawn);
  const context: RenderContext = {
    seats: seatsOf(game.sides(scene.state).flat().length, learner),
    locale,
    emojis,
    reader: LEARNER,
    id: { game: game.id, lesson: number },
    nonce,
  };
  if (scene.lesson === null) return endComponents(game, scene, panel, context);
  const { teach, press, instead } = game.words[locale].tutorial.lessons[scene.lesson]!;
  const answer = line`↩️ ${pressedName(game, scene, pressed, locale)}${instead}`;
  const says = [text(isRetry ? answer : `🎓 ${teach}`), text(`👉 ${press}`)];
  const shown = [
    ...aboveLesson(game, scene, number, panel, locale),
    ...situation(scene, panel),
    { part: 'rule' } as const,
    ...says,
    ...controlsOf(panel),
  ];
  return [...render(shown, context), lessonRow(game, number, end, locale).toJSON()];
}

/** The panel with what the lesson asks for as its only colored choice. */
function advised(game: AnyGame, { state, choice: name }: Scene, panel: Panel): Panel {
  const choice = choiceNamed(game, state, name);
  return choice === undefined ? panel : withAdvice(panel, adviceOf(game, state, LEARNER, choice));
}

const choiceNamed = (game: AnyGame, state: unknown, name: string | null | undefined): unknown =>
  game.choices(state, LEARNER).find((each) => game.nameOf(each) === name);

/** What the learner has just pressed, as hints name it. */
function pressedName(game: AnyGame, { state }: Scene, name: string | undefined, locale: Locale): Line {
  const choice = choiceNamed(game, state, name);
  if (choice === undefined) return [];
  return line`**${game.drawAction(game.actionFor(state, LEARNER, choice), locale)}** · `;
}

/** What a panel tells, short enough to leave room for the lesson. */
const told = ({ smallPrint }: Scene, { headline, table, hand }: Panel): Block[] => [
  ...(smallPrint === 'none' ? headline.filter(isLarge) : headline),
  ...(smallPrint === 'headline and table' || smallPrint === 'all'
    ? table
    : table.filter((block) => isLarge(block) || (smallPrint === 'headline and events' && isEvent(block)))),
  ...(smallPrint === 'headline and hand' || smallPrint === 'all' ? hand : hand.filter(isLarge)),
];

/** Above a lesson titles are plain text: what it says matters more. */
function situation(scene: Scene, panel: Panel): Block[] {
  return told(scene, panel).map((block) =>
    block.part === 'text' && block.size === 'title' && !isHand(block) ? text(block.line) : block,
  );
}

/** Only cards. */
const isHand = ({ line }: Text): boolean =>
  line.every((inline) => typeof inline === 'object' && 'cards' in inline);

const isLarge = (block: Block): boolean => block.part !== 'text' || block.size !== 'small';

/** A panel's controls. The lesson stands directly above them, in the place of their question: a phone shows both. */
const controlsOf = ({ controls, last }: Panel): Screen => [
  ...controls.filter(({ part }) => part !== 'text'),
  ...(last.length > 0 ? [{ part: 'buttons', buttons: last } as const] : []),
];

/** The learner among computers, who have the names that they have at tables. */
function seatsOf(count: number, { id, name }: LessonContext['learner']): TableSeat[] {
  const common = { salt: '', missed: 0, away: false };
  return Array.from({ length: count }, (_, seat) =>
    seat === LEARNER ? { ...common, userId: id, name } : { ...common, userId: null, name: `${seat}` },
  );
}

/** Signs that fonts draw equally wide. */
const progressBar = (done: number, total: number): string => '●'.repeat(done) + '○'.repeat(total - done);

/** How far the learner is, and what the others did as far as what is shown of the panel does not say it. */
function aboveLesson(game: AnyGame, scene: Scene, number: number, panel: Panel, locale: Locale): Screen {
  const { tutorial } = guideWords(locale);
  const total = scenesOf(game).length - 1;
  const told = [...panel.headline, ...situation(scene, panel)];
  const keys = new Set(told.map((block) => JSON.stringify(block.part === 'text' ? block.line : null)));
  const news = eventsBefore(game, scene, locale).filter((event) => !keys.has(JSON.stringify(event)));
  return [
    text(`🎓 ${tutorial.step(number + 1, total)} ${progressBar(number + 1, total)}`, 'small'),
    ...(news.length > 0 ? [text(joinWithDots(news), 'small')] : []),
  ];
}

/** What was learnt, how the hand ended, and where to go on. */
function endComponents(
  game: AnyGame,
  scene: Scene,
  panel: Panel,
  context: RenderContext,
): APIMessageTopLevelComponent[] {
  const { tutorial } = guideWords(context.locale);
  const { tutorial: words } = game.words[context.locale];
  const learnt = [`## 🎓 ${tutorial.done}`, ...words.learnt.map((sentence) => `- ${sentence}`)].join('\n');
  return [
    new TextDisplayBuilder().setContent(learnt).toJSON(),
    ...render(told(scene, { ...panel, hand: [] }), context),
    endRow(game, context.locale).toJSON(),
  ];
}

const button = (id: string, label: string, style: ButtonStyle): ButtonBuilder =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style);

function lessonRow(
  { id }: AnyGame,
  number: number,
  end: number,
  locale: Locale,
): ActionRowBuilder<ButtonBuilder> {
  const { tutorial } = guideWords(locale);
  const back = lessonId({ game: id, lesson: Math.max(number - 1, 0) });
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    button(back, tutorial.back, ButtonStyle.Secondary).setDisabled(number === 0),
    button(lessonId({ game: id, lesson: end }), tutorial.skip, ButtonStyle.Secondary),
  );
}

function endRow({ id, seats }: AnyGame, locale: Locale): ActionRowBuilder<ButtonBuilder> {
  const { tutorial } = guideWords(locale);
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    button(playWithComputersId(id), tutorial.play(computersForLearner(seats)), ButtonStyle.Success),
    button(openRulesId(id), tutorial.rules, ButtonStyle.Secondary),
  );
}
