/** What a press on a table's screens does. It was parsed before it comes here; who presses is who Discord says. */
import type { MessageComponentInteraction } from 'discord.js';
import { type AnyGame, refusalText } from '../game/game.ts';
import type { Locale } from '../game/words.ts';
import type { TableUpdate } from '../store/records.ts';
import { addComputer, cancel, join, leave, removeSeat, start } from '../tables/lobby.ts';
import { endTable } from '../tables/open-table.ts';
import { choose, comeBack, nextHandNow } from '../tables/play.ts';
import { isRefused, type TableRefusal, type Transition } from '../tables/refusals.ts';
import { handsBegun, isBegun, promptOf, type ReadableTable, seatIndex, type Table } from '../tables/table.ts';
import { localeFromDiscord, wordsFor } from '../text/words.ts';
import { type Reply, textReply } from './answer.ts';
import type { Bot } from './bot.ts';
import type { ComponentAction, TableId, Verb } from './ids.ts';
import { render } from './render.ts';
import { removeScreen } from './screens/lobby.ts';
import type { PanelState } from './screens/panel.ts';
import { rulesReply } from './screens/rules.ts';
import { linkTo, tableNamed } from './screens/tables.ts';

type Press = TableId & { readonly press: ComponentAction };

/** One press, as its handlers see it. */
interface ActionContext {
  readonly bot: Bot;
  readonly interaction: MessageComponentInteraction;
  readonly table: ReadableTable;
  readonly game: AnyGame;
  readonly prompt: number;
  readonly userId: string;
  readonly locale: Locale;
}

/** Verbs that change the lobby's own message. */
const ON_THE_LOBBY: readonly Verb[] = ['join', 'leave', 'computer', 'start', 'cancel'];

/** Verbs of private messages that are no panel. */
const NO_PANEL: readonly Verb[] = ['kick', 'end', 'keep'];

/**
 * Where the answer goes if Discord has to be kept waiting. What may be private is private from the start: a panel is
 * edited through its token's first answer, and after a deferred update that is the message that was pressed.
 */
export function deferAs(interaction: MessageComponentInteraction, { press }: Press): Reply['to'] {
  if (isPrivate(interaction)) return 'update';
  const verb = 'verb' in press ? press.verb : null;
  if (verb === 'rematch') return 'public';
  return verb !== null && ON_THE_LOBBY.includes(verb) ? 'update' : 'ephemeral';
}

const isPrivate = ({ message }: MessageComponentInteraction): boolean => message.flags.has('Ephemeral');

/** Instead of the private message that was pressed: a forged press, on what all see, changes nothing there. */
export const updateOrPrivate = (interaction: MessageComponentInteraction): 'update' | 'ephemeral' =>
  isPrivate(interaction) ? 'update' : 'ephemeral';

export async function handle(
  bot: Bot,
  interaction: MessageComponentInteraction,
  { table: id, prompt, press }: Press,
): Promise<Reply> {
  const locale = localeFromDiscord(interaction.locale);
  const table = await bot.tables.find(id);
  if (!table || table.guildId !== interaction.guildId) return refusal(locale, { refused: 'no-table' });
  if (table.phase === 'quarantined') return refusal(locale, { refused: 'quarantined' });
  const of: ActionContext = {
    bot,
    interaction,
    table,
    game: bot.tables.gameOf(table),
    prompt,
    userId: interaction.user.id,
    locale,
  };
  // Somebody may press a new lobby before Discord has told us which message it is.
  if (table.messageId === null && handsBegun(table) === 0)
    await bot.tables.setPublicMessage(id, 0, interaction.message.id);
  try {
    if ('choose' in press) return await act(of, press.choose);
    if ('show' in press) return await show(of, press.show);
    return await VERBS[press.verb](of, press.arg);
  } catch (error) {
    if (!isPrivate(interaction) || ('verb' in press && NO_PANEL.includes(press.verb))) throw error;
    bot.log.error({ table: id, interaction: interaction.id, user: of.userId, err: error }, 'a press failed');
    // The panel is drawn again, or choosing the same again would send nothing.
    return standing(of, null);
  }
}

const refusal = (
  locale: Locale,
  { refused: id, ...rest }: Exclude<TableRefusal, { refused: 'rules' }>,
): Reply => textReply(wordsFor(locale).refusals[id]('params' in rest && rest.params ? rest.params : {}));

/** A `no` in the reader's words. */
export function refusalWords(no: TableRefusal, game: AnyGame, locale: Locale): string {
  return no.refused === 'rules'
    ? refusalText(game.words[locale], no.refusal)
    : wordsFor(locale).refusals[no.refused](no.params ?? {});
}

/** Makes a choice; whatever comes of it, the panel shows how things stand. */
async function act(of: ActionContext, name: string): Promise<Reply> {
  const done = await of.bot.tables.step(of.table.id, choose(of.game, of.userId, of.prompt, name));
  if (!isRefused(done)) return panel(of, done.table, { picked: '' });
  return standing(of, done);
}

async function show(of: ActionContext, picked: string): Promise<Reply> {
  const seat = seatIndex(of.table, of.userId);
  if (seat < 0) return refusal(of.locale, { refused: 'not-seated' });
  if (promptOf(of.table, seat) !== of.prompt) return standing(of, { refused: 'stale' });
  return panel(of, of.table, { picked });
}

/** A press that came to nothing shows the present state and says why. */
async function standing(of: ActionContext, no: TableRefusal | null): Promise<Reply> {
  const table = await of.bot.tables.find(of.table.id);
  const { answers, panel: words } = wordsFor(of.locale);
  const moved = no?.refused === 'stale';
  const notice = no === null ? answers.failed : moved ? words.movedOn : refusalWords(no, of.game, of.locale);
  if (!table || seatIndex(table, of.userId) < 0 || !isBegun(table)) return textReply(notice);
  return panel(of, table, { picked: '', notice });
}

function panel({ bot, interaction, userId, locale }: ActionContext, table: Table, state: PanelState): Reply {
  return panelReply(bot, interaction, table, userId, locale, state, updateOrPrivate(interaction));
}

/** The panel of a player who sits there, as an answer, live from then on. */
export function panelReply(
  { panels }: Bot,
  interaction: { readonly token: string; readonly locale: string },
  table: Table,
  userId: string,
  locale: Locale,
  state: PanelState,
  to: 'update' | 'ephemeral',
): Reply {
  const drawn = panels.draw(table, userId, locale, state);
  return {
    to,
    components: drawn.components,
    sent: (messageId) =>
      panels.markShown(
        { tableId: table.id, userId, token: interaction.token, locale: interaction.locale, messageId },
        table,
        drawn,
      ),
  };
}

type Handler = (of: ActionContext, arg: string | undefined) => Promise<Reply>;

/** A step of the lobby: its message shows it, or only the presser reads why not. */
async function lobbyStep(of: ActionContext, step: Transition): Promise<Reply> {
  const done = await of.bot.tables.step(of.table.id, step);
  if (isRefused(done)) return textReply(refusalWords(done, of.game, of.locale));
  return shownTable(of, done);
}

async function shownTable({ bot, interaction }: ActionContext, { table }: TableUpdate): Promise<Reply> {
  const components = await bot.publisher.draw(table);
  // A copy that stayed behind, or what the press was forged on: the table's own message has yet to show it.
  if (interaction.message.id !== table.messageId) return { to: updateOrPrivate(interaction), components };
  return { to: 'update', components, sent: () => bot.publisher.markShown(table, components) };
}

/** What players call each other at the table. */
const memberOf = (interaction: MessageComponentInteraction) => ({
  id: interaction.user.id,
  name: interaction.inCachedGuild() ? interaction.member.displayName : interaction.user.displayName,
  salt: interaction.id,
});

const VERBS: Readonly<Record<Verb, Handler>> = {
  join: (of) => lobbyStep(of, join(of.game, memberOf(of.interaction))),
  leave: (of) => lobbyStep(of, leave(of.userId)),
  computer: (of) => lobbyStep(of, addComputer(of.game, of.userId)),
  start: (of) => lobbyStep(of, start(of.game, of.userId)),
  cancel: (of) =>
    lobbyStep(of, cancel(of.userId, of.interaction.memberPermissions?.has('ManageGuild') ?? false)),

  async remove(of) {
    const { table, userId, locale } = of;
    if (table.hostId !== userId) return refusal(locale, { refused: 'not-host' });
    if (table.phase !== 'lobby') return refusal(locale, { refused: 'begun' });
    if (table.seats.length < 2) return refusal(locale, { refused: 'no-such-seat' });
    const show = {
      seats: table.seats,
      locale,
      emojis: of.bot.emojis(),
      id: { table: table.id, prompt: 0 },
      nonce: '',
    };
    return { to: 'ephemeral', components: render(removeScreen(table, wordsFor(locale)), show) };
  },

  async kick(of, arg = '') {
    const [index, user] = arg.split('-');
    const offered = user === '0' ? null : (user ?? '');
    const done = await of.bot.tables.step(of.table.id, removeSeat(of.userId, Number(index), offered));
    const said = isRefused(done) ? refusalWords(done, of.game, of.locale) : wordsFor(of.locale).lobby.removed;
    return textReply(said, updateOrPrivate(of.interaction));
  },

  rules: async ({ game, locale }) => rulesReply(game, locale, 0, 'ephemeral'),

  async hand(of) {
    const { table, userId, locale } = of;
    if (seatIndex(table, userId) < 0) return refusal(locale, { refused: 'not-seated' });
    if (!isBegun(table)) return refusal(locale, { refused: 'not-begun' });
    return panel(of, table, { picked: '' });
  },

  refresh: (of) => VERBS.hand(of, undefined),

  /** Whoever does not want to wait for the next hand sees their own at once. */
  async next(of) {
    const done = await of.bot.tables.step(of.table.id, nextHandNow(of.game, of.userId));
    if (!isRefused(done)) return panel(of, done.table, { picked: '' });
    return done.refused === 'stale'
      ? VERBS.hand(of, undefined)
      : textReply(refusalWords(done, of.game, of.locale));
  },

  async back(of) {
    const done = await of.bot.tables.step(of.table.id, comeBack(of.game, of.userId));
    if (!isRefused(done)) return panel(of, done.table, { picked: '' });
    return done.refused === 'not-away' ? VERBS.hand(of, undefined) : standing(of, done);
  },

  /** A new lobby like the one before: who asks first is its host, computers sit again, who asks after joins. */
  async rematch(of) {
    const { bot, interaction, table, game, locale } = of;
    if (table.phase !== 'over' && table.phase !== 'cancelled')
      return refusal(locale, { refused: 'not-finished' });
    const { guildId, channelId, turnSeconds, autoStart, locale: shown } = table;
    // An earlier version of the game may have had others.
    const options = game.options.safeParse(table.options).data ?? game.options.parse({});
    const host = memberOf(interaction);
    const { table: next, opened } = await bot.tables.rematch(table.id, game, {
      ...bot.mint(),
      guildId,
      channelId,
      host,
      options,
      turnSeconds,
      autoStart,
      computers: table.seats.filter(({ userId }) => userId === null).length,
      locale: shown,
      rematchOf: table.id,
    });
    if (opened) return openedReply(bot, next);
    const joined = await bot.tables.step(next.id, join(game, host));
    const said = isRefused(joined) ? refusalWords(joined, game, locale) : wordsFor(locale).answers.joined;
    return textReply(`${said} ${linkTo(next)}`);
  },

  /** Confirmed: the table ends now. */
  async end({ bot, interaction, table, game, userId, locale }) {
    const manages = interaction.memberPermissions?.has('ManageGuild') ?? false;
    const done = await bot.tables.step(table.id, endTable(userId, manages));
    const ended = wordsFor(locale).tables.ended(tableNamed(game, table, locale));
    return textReply(
      isRefused(done) ? refusalWords(done, game, locale) : ended,
      updateOrPrivate(interaction),
    );
  },

  keep: async ({ interaction, locale }) =>
    textReply(wordsFor(locale).tables.kept, updateOrPrivate(interaction)),
};

/** A new table's lobby as a public answer. */
export async function openedReply(bot: Bot, table: Table): Promise<Reply> {
  const components = await bot.publisher.draw(table);
  bot.publisher.expectFirstMessage(table);
  return {
    to: 'public',
    components,
    async sent(messageId) {
      await bot.tables.setPublicMessage(table.id, 0, messageId);
      bot.publisher.markShown({ ...table, messageId }, components);
    },
  };
}
