/** A table's options: anybody may read them, and the host of a lobby may change them. */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { AnyGame } from '../../game/game.ts';
import { changeOptions, type OptionsChange } from '../../tables/lobby-options.ts';
import { isRefused } from '../../tables/refusals.ts';
import { isBegun, type ReadableTable } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { type Reply, textReply } from '../answer.ts';
import { gameOptionChange } from '../game-options.ts';
import type { ChosenOption } from '../option-ids.ts';
import { refusalReply, tableRefusalText } from '../refusal-text.ts';
import { render } from '../render.ts';
import { changedOption, optionsScreen } from '../screens/options.ts';
import { isLobbyOption, LOBBY_OPTIONS } from '../table-options.ts';
import { type TableContext, updateOrPrivate } from './context.ts';
import { showPanel } from './panel-reply.ts';

/** All options of the table, for the presser alone. */
export const showOptions = async (context: TableContext): Promise<Reply> => ({
  to: 'ephemeral',
  components: drawOptions(context, context.table),
});

/** Sets one option; the panel of options then says what came of it. */
export async function setOption(context: TableContext, chosen: ChosenOption): Promise<Reply> {
  const { bot, interaction, table, game, userId, locale } = context;
  if (table.phase !== 'lobby') return refusalReply(table.phase === 'playing' ? 'begun' : 'finished', locale);
  const change = changeOf(game, chosen);
  if (change === null) return textReply(wordsFor(locale).answers.unknownControl);
  const outcome = await bot.tables.apply(table.id, changeOptions(game, userId, change));
  if (isRefused(outcome)) {
    const notice = `⚠️ ${tableRefusalText(outcome, game, locale)}`;
    return { to: updateOrPrivate(interaction), components: drawOptions(context, table, notice) };
  }
  if (isBegun(outcome.table)) return showPanel(context, outcome.table, { picked: '' });
  const notice = changedOption(game, outcome.table, locale, chosen);
  return { to: updateOrPrivate(interaction), components: drawOptions(context, outcome.table, notice) };
}

/** @returns null for an option or a value that there is not */
function changeOf(game: AnyGame, { owner, key, value }: ChosenOption): OptionsChange | null {
  if (owner === 'game') {
    const ofGame = gameOptionChange(game, key, value);
    return ofGame && { game: ofGame };
  }
  const ofTable = isLobbyOption(key) ? LOBBY_OPTIONS[key].change(value) : null;
  return ofTable && { table: ofTable };
}

function drawOptions(
  { bot, interaction, game, userId, locale }: TableContext,
  table: ReadableTable,
  notice: string | null = null,
): APIMessageTopLevelComponent[] {
  const screen = optionsScreen(game, table, locale, { isHost: table.hostId === userId, notice });
  return render(screen, {
    seats: table.seats,
    locale,
    emojis: bot.emojis(),
    id: { table: table.id, prompt: 0 },
    // Discord sends the same choice of a select again only if its id has changed.
    nonce: interaction.id.slice(-6),
  });
}
