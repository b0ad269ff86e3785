/**
 * A member who opens a table by a button opens one: a double press opens no second, and a member who plays at a table is asked
 * first, as the button may be in an old message.
 */
import { ActionRowBuilder, ButtonBuilder, TextDisplayBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord-api-types/v10';
import { isBegun, isSlow, type OpenTable } from '../../tables/table.ts';
import { guideWords } from '../../text/guide/catalogue.ts';
import type { Reply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { buttonId } from '../ids.ts';
import type { ServerInteraction } from '../ledger/rights.ts';
import { DOUBLE_PRESS_MS } from '../opening-presses.ts';
import { tableNamed } from '../screens/tables.ts';
import { askerOf, findTables } from '../which-table.ts';
import type { ActionContext } from './context.ts';
import type { ServerContext } from './in-server.ts';

/** Tables that are looked at: a member sits at few at once. */
const MAX_TABLES = 25;

interface Opening {
  readonly game: string;
  /** The custom id by which the member opens it all the same, once asked. */
  readonly anywayId: string;
  readonly open: () => Promise<Reply>;
}

/** @param anywayId writes the custom id by which the member opens it all the same */
export const byButton = (
  open: (bot: Bot, interaction: ServerInteraction, game: string) => Promise<Reply>,
  anywayId: (game: string) => string,
  { bot, interaction }: ServerContext,
  game: string,
): Opening => ({ game, anywayId: anywayId(game), open: () => open(bot, interaction, game) });

/** Opens a table for a member who plays at no other one, and asks all others first. Slow tables leave time for another one. */
export const openOnce = (context: ActionContext, opening: Opening): Promise<Reply> =>
  unlessRepeated(context, opening, async () => {
    const played = (await seatedAt(context)).find((table) => isBegun(table) && !isSlow(table));
    if (!played) return opening.open();
    return question(context, opening, played, guideWords(context.locale).games.alreadyPlaying);
  });

/** Opens a table for a member who has been asked. */
export const openAnother = (context: ActionContext, opening: Opening): Promise<Reply> =>
  unlessRepeated(context, opening, opening.open);

/** Runs presses of one button by one member one after another; the second of a double press asks. */
async function unlessRepeated(
  context: ActionContext,
  opening: Opening,
  run: () => Promise<Reply>,
): Promise<Reply> {
  const { bot, interaction, userId, locale } = context;
  await bot.recovered;
  const key = `${interaction.message.id}/${userId}/${interaction.customId}`;
  return bot.recent.openingPresses.run(key, run, async () => {
    const opened = (await seatedAt(context)).find(
      ({ hostId, game, createdAt }) =>
        hostId === userId && game === opening.game && bot.clock.now() - createdAt <= 2 * DOUBLE_PRESS_MS,
    );
    return opened ? question(context, opening, opened, guideWords(locale).games.justOpened) : run();
  });
}

/** The open tables at which the member sits and is present, the channel's newest first. */
export async function seatedAt({ bot, interaction, userId }: ActionContext): Promise<readonly OpenTable[]> {
  const seated = { userId, isPresent: true };
  return (await findTables(bot, askerOf(interaction), seated, { count: MAX_TABLES })).tables;
}

/** Asks whether to open another table than this one. */
function question(
  { bot, locale }: ActionContext,
  { anywayId }: Opening,
  table: OpenTable,
  ask: (table: string) => string,
): Reply {
  const { games: words } = guideWords(locale);
  const button = (label: string, id: string, style: ButtonStyle.Primary | ButtonStyle.Secondary) =>
    new ButtonBuilder().setLabel(label).setCustomId(id).setStyle(style);
  const goThere = button(
    words.goToTable,
    buttonId({ table: table.id, prompt: 0 }, { kind: 'hand' }),
    ButtonStyle.Primary,
  );
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
    ...(isBegun(table) ? [goThere] : []),
    button(words.openAnyway, anywayId, ButtonStyle.Secondary),
  );
  const text = ask(tableNamed(bot.tables.gameOf(table), table, locale));
  return {
    to: 'ephemeral',
    components: [new TextDisplayBuilder().setContent(text).toJSON(), row.toJSON()],
  };
}
