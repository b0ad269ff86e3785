/** A table's options: anybody may read them, and the host of a lobby may change them. */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { AnyGame } from '../../game/game.ts';
import { LEVELS } from '../../game/levels.ts';
import { changeLevel, changeOptions, type OptionsChange } from '../../tables/lobby-options.ts';
import { isRefused, type Transition } from '../../tables/refusals.ts';
import { isBegun, isOpen, type ReadableTable } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { type Reply, textReply } from '../answer.ts';
import { gameOptionChange } from '../game-options.ts';
import type { ChosenOption } from '../option-ids.ts';
import { refusalReply, tableRefusalText } from '../refusal-text.ts';
import { render, type TableScreen } from '../render.ts';
import { levelsScreen } from '../screens/levels.ts';
import { changedOption, optionsScreen } from '../screens/options.ts';
import { isLobbyOption, LOBBY_OPTIONS } from '../table-options.ts';
import { type TableContext, updateOrPrivate } from './context.ts';
import { showPanel } from './panel-reply.ts';

/** All options of the table, for the presser alone. */
export const showOptions = async (context: TableContext): Promise<Reply> =>
  optionsReply(context, context.table, drawOptions(context, context.table));

/** A panel of options: that of a lobby's host is to go once the game begins, or another one is open. */
function optionsReply(
  { bot, interaction, userId }: TableContext,
  table: ReadableTable,
  components: APIMessageTopLevelComponent[],
): Reply {
  const isToChoose = table.phase === 'lobby' && table.hostId === userId;
  const { token } = interaction;
  return {
    to: updateOrPrivate(interaction),
    components,
    ...(isToChoose && {
      onSent: (messageId, isFollowUp) =>
        bot.panels.options.markShown(table.id, { token, messageId, isFollowUp }),
    }),
  };
}

/** How strongly each computer of a lobby plays, for its host alone. */
export async function showLevels(context: TableContext): Promise<Reply> {
  const { table, userId, locale } = context;
  if (table.phase !== 'lobby') return closedPanel(context);
  if (table.hostId !== userId) return refusalReply('not-host', locale);
  return optionsReply(context, table, draw(context, table, levelsScreen(table, locale)));
}

/** A panel that its host opened before the game began: it has nothing to change any more. */
function closedPanel(context: TableContext): Reply {
  const { interaction, table, locale } = context;
  const { begun, finished } = wordsFor(locale).refusals;
  const notice = `⚠️ ${isOpen(table) ? begun({}) : finished({})}`;
  return { to: updateOrPrivate(interaction), components: drawOptions(context, table, notice) };
}

/** Sets one option; the panel of options then says what came of it. */
export async function setOption(context: TableContext, chosen: ChosenOption): Promise<Reply> {
  const { bot, interaction, table, game, userId, locale } = context;
  if (table.phase !== 'lobby') return closedPanel(context);
  const change = changeOf(game, userId, chosen);
  if (change === null) return textReply(wordsFor(locale).answers.unknownControl);
  bot.panels.options.markPressed(table.id, interaction.message.id);
  const outcome = await bot.tables.apply(table.id, change);
  if (isRefused(outcome)) {
    const notice = `⚠️ ${tableRefusalText(outcome, game, locale)}`;
    return optionsReply(context, table, drawPage(context, table, chosen, notice));
  }
  if (isBegun(outcome.table)) return showPanel(context, outcome.table, { picked: '' });
  const notice = changedOption(game, outcome.table, locale, chosen);
  return optionsReply(context, outcome.table, drawPage(context, outcome.table, chosen, notice));
}

/** @returns null for an option or a value that there is not */
function changeOf(game: AnyGame, userId: string, { owner, key, value }: ChosenOption): Transition | null {
  if (owner === 'computer') {
    const level = LEVELS.find((each) => each === value);
    return level === undefined ? null : changeLevel(userId, key, level);
  }
  const change = owner === 'game' ? gameChange(game, key, value) : tableChange(key, value);
  return change && changeOptions(game, userId, change);
}

function gameChange(game: AnyGame, key: string, value: string): OptionsChange | null {
  const ofGame = gameOptionChange(game, key, value);
  return ofGame && { game: ofGame };
}

function tableChange(key: string, value: string): OptionsChange | null {
  const ofTable = isLobbyOption(key) ? LOBBY_OPTIONS[key].change(value) : null;
  return ofTable && { table: ofTable };
}

/** The page on which an option was chosen. */
const drawPage = (
  context: TableContext,
  table: ReadableTable,
  chosen: ChosenOption,
  notice: string,
): APIMessageTopLevelComponent[] =>
  chosen.owner === 'computer' && table.phase === 'lobby' && table.hostId === context.userId
    ? draw(context, table, levelsScreen(table, context.locale, notice))
    : drawOptions(context, table, notice, chosen);

function drawOptions(
  context: TableContext,
  table: ReadableTable,
  notice: string | null = null,
  pressed: ChosenOption | null = null,
): APIMessageTopLevelComponent[] {
  const { game, userId, locale } = context;
  const isHost = table.hostId === userId;
  return draw(context, table, optionsScreen(game, table, locale, { isHost, notice, pressed }));
}

const draw = (
  { bot, interaction, locale }: TableContext,
  table: ReadableTable,
  screen: TableScreen,
): APIMessageTopLevelComponent[] =>
  render(screen, {
    seats: table.seats,
    locale,
    emojis: bot.emojis(),
    id: { table: table.id, prompt: 0 },
    // Discord sends the same choice of a select again only if its id has changed.
    nonce: interaction.id.slice(-6),
  });
