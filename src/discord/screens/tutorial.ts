/** A lesson of a tutorial: what to press and why, the learner's panel as in play, and the way through the lessons. */
import { ActionRowBuilder, ButtonBuilder, TextDisplayBuilder } from '@discordjs/builders';
import { type APIMessageTopLevelComponent, ButtonStyle } from 'discord-api-types/v10';
import type { AnyGame } from '../../game/game.ts';
import { eventsBefore, type Scene, scenesOf } from '../../game/scenes.ts';
import { type Panel, panelParts, type Screen, text } from '../../game/screen.ts';
import { joinWithDots } from '../../game/screen-parts.ts';
import { LEARNER } from '../../game/tutorial.ts';
import type { Locale } from '../../game/words.ts';
import type { TableSeat } from '../../tables/table.ts';
import { guideWords } from '../../text/guide/catalogue.ts';
import type { Emojis } from '../emojis/emojis.ts';
import { lessonId, openRulesId, playWithComputersId } from '../guide-ids.ts';
import { type RenderContext, render, screenText } from '../render.ts';

export interface LessonState {
  readonly lesson: number;
  /** The part of a pick that earlier presses have made. */
  readonly picked: string;
  /** Why the learner is still in this lesson. */
  readonly notice?: string;
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
  { lesson, picked, notice }: LessonState,
  { emojis, locale, learner, nonce }: LessonContext,
): APIMessageTopLevelComponent[] {
  const scenes = scenesOf(game);
  const number = Math.min(lesson, scenes.length - 1);
  const scene = scenes[number]!;
  const panel = game.drawPanel(game.seatView(scene.state, LEARNER), picked, locale);
  const context: RenderContext = {
    seats: seatsOf(game.sides(scene.state).flat().length, learner),
    locale,
    emojis,
    id: { game: game.id, lesson: number },
    nonce,
  };
  const isEnd = scene.lesson === null;
  const top = isEnd
    ? endText(game, locale)
    : screenText(lessonParts(game, scene, number, panel, locale, notice), context);
  // What is over has only its outcome to show.
  const shown = isEnd && game.result(scene.state) === null ? [] : panelParts(panel);
  return [
    new TextDisplayBuilder().setContent(top).toJSON(),
    ...(shown.length > 0 ? render(shown, context) : []),
    (isEnd ? endRow(game, number, locale) : lessonRow(game, number, scenes.length - 1, locale)).toJSON(),
  ];
}

/** The learner among computers, who have the names that they have at tables. */
function seatsOf(count: number, { id, name }: LessonContext['learner']): TableSeat[] {
  const common = { salt: '', missed: 0, away: false };
  return Array.from({ length: count }, (_, seat) =>
    seat === LEARNER ? { ...common, userId: id, name } : { ...common, userId: null, name: `${seat}` },
  );
}

const progressBar = (done: number, total: number): string => '▰'.repeat(done) + '▱'.repeat(total - done);

/** How far the learner is, what the others did as far as the panel's headline does not say it, and the lesson. */
function lessonParts(
  game: AnyGame,
  scene: Scene,
  number: number,
  { headline }: Panel,
  locale: Locale,
  notice: string | undefined,
): Screen {
  const { tutorial } = guideWords(locale);
  const total = scenesOf(game).length - 1;
  const { teach } = game.words[locale].tutorial.lessons[scene.lesson!]!;
  const keys = new Set(headline.map((block) => JSON.stringify(block.part === 'text' ? block.line : null)));
  const news = eventsBefore(game, scene, locale).filter((event) => !keys.has(JSON.stringify(event)));
  return [
    text(`🎓 ${tutorial.step(number + 1, total)} ${progressBar(number + 1, total)}`, 'small'),
    // The notice takes the place of the news.
    ...(notice ? [text(`↩️ ${notice}`)] : news.length > 0 ? [text(joinWithDots(news), 'small')] : []),
    text(teach),
  ];
}

function endText(game: AnyGame, locale: Locale): string {
  const { tutorial } = guideWords(locale);
  const { name, tutorial: words } = game.words[locale];
  return [`## 🎓 ${tutorial.done(name)}`, ...words.learnt.map((learnt) => `- ${learnt}`)].join('\n');
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

function endRow({ id }: AnyGame, number: number, locale: Locale): ActionRowBuilder<ButtonBuilder> {
  const { tutorial } = guideWords(locale);
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    button(playWithComputersId(id), tutorial.play, ButtonStyle.Success),
    button(openRulesId(id), tutorial.rules, ButtonStyle.Secondary),
    button(lessonId({ game: id, lesson: number - 1 }), tutorial.back, ButtonStyle.Secondary),
  );
}
