/** The games on offer, for those who do not know what there is: a gallery, the help, and the welcome in a new server. */
import {
  ActionRowBuilder,
  ButtonBuilder,
  ContainerBuilder,
  SectionBuilder,
  SeparatorBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
} from '@discordjs/builders';
import { type APIMessageTopLevelComponent, ButtonStyle } from 'discord-api-types/v10';
import type { AnyGame } from '../../game/game.ts';
import { unbroken } from '../../game/screen-parts.ts';
import type { Locale } from '../../game/words.ts';
import { guideWords } from '../../text/guide/catalogue.ts';
import type { Reply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { guideMentions, playMention } from '../command-mentions.ts';
import type { Emojis } from '../emojis/emojis.ts';
import { tablesPageId } from '../finding-ids.ts';
import { LEARN_CHOICE_ID, openGameId, SHOW_GAMES_ID } from '../guide-ids.ts';
import { withPunctuation } from '../line-text.ts';
import { addOwnTables, COMPONENTS_PER_TABLE, type OwnTable } from './own-tables.ts';

type GuideParts = Pick<Bot, 'games' | 'emojis' | 'commandIds'>;

const EN_SPACE = '\u2002';

const textDisplay = (...lines: readonly string[]): TextDisplayBuilder =>
  new TextDisplayBuilder().setContent(lines.join('\n'));

/** "4 players" and "20–30 min" */
function factsOf({ seats, minutes }: AnyGame, locale: Locale): readonly [players: string, minutes: string] {
  const words = guideWords(locale);
  return [words.players(seats.min, seats.max), words.minutes(minutes.min, minutes.max)];
}

const listedGame = (game: AnyGame, locale: Locale): string =>
  guideWords(locale).listed(game.words[locale].name, ...factsOf(game, locale));

const emblemOf = ({ emblem }: AnyGame, emojis: Emojis): string =>
  emblem.map((face) => emojis.text(face)).join('');

/** A name that breaks between its words alone: the column beside a button is narrow on a phone. */
const wordsUnbroken = (name: string): string => name.replaceAll(/[^ ・]+・?/g, (word) => unbroken(word));

/** Of a message's 40 components, those that the games leave: each of them takes four, and what is around them seven. */
const roomFor = (own: readonly OwnTable[], games: readonly AnyGame[]): readonly OwnTable[] =>
  own.slice(0, Math.max(0, Math.floor((40 - 7 - 4 * games.length) / COMPONENTS_PER_TABLE)));

/**
 * Every game with some of its pieces and a button that opens a table; only the reader sees it.
 * @param own the tables at which the reader sits, which come first as far as there is room. With them the games are only named,
 * as all of it is to fit one screen of a phone.
 * @param offered the games that the server plays; all can be learned
 * @param tables how many tables of others there are to join or to watch; null: there is no way to them
 */
export function gamesReply(
  { games, emojis }: GuideParts,
  locale: Locale,
  own: readonly OwnTable[] = [],
  {
    offered = games,
    tables = null,
  }: { readonly offered?: readonly AnyGame[]; readonly tables?: number | null } = {},
): Reply {
  const words = guideWords(locale).games;
  const container = new ContainerBuilder();
  const shown = roomFor(own, offered);
  addOwnTables(container, shown, locale, shown.length > 1);
  if (shown.length > 0) container.addSeparatorComponents(new SeparatorBuilder());
  const title = `### ${words.title}`;
  // What the buttons do is left out beside the way to the tables, as all of it is to fit one screen of a phone.
  if (tables !== null)
    container.addSectionComponents(
      new SectionBuilder()
        .addTextDisplayComponents(textDisplay(title))
        .setButtonAccessory(tablesButton(tables, locale)),
    );
  else container.addTextDisplayComponents(textDisplay(title, `-# ${words.intro}`));
  for (const game of offered) {
    const { name, description } = game.words[locale];
    const button = new ButtonBuilder()
      .setCustomId(openGameId(game.id))
      .setLabel(words.open)
      .setStyle(ButtonStyle.Primary);
    // A title beside the button and a description below it leave room for nine games among a message's 40 components.
    const section = new SectionBuilder()
      .addTextDisplayComponents(
        textDisplay(
          `${emblemOf(game, emojis())}${EN_SPACE}**${wordsUnbroken(name)}**`,
          `-# ${factsOf(game, locale).join(' · ')}`,
        ),
      )
      .setButtonAccessory(button);
    container.addSectionComponents(section);
    if (shown.length === 0) container.addTextDisplayComponents(textDisplay(`-# ${description}`));
  }
  container.addActionRowComponents(learnRow(games, locale));
  return { to: 'ephemeral', components: [container.toJSON()] };
}

/** The way to the tables of others, and to being told of new ones. */
const tablesButton = (count: number, locale: Locale): ButtonBuilder =>
  new ButtonBuilder()
    .setCustomId(tablesPageId(0))
    .setLabel(guideWords(locale).tables.open(count))
    .setStyle(ButtonStyle.Secondary);

/** A select of the games whose tutorial can be begun: all of them, in one row. */
const learnRow = (games: readonly AnyGame[], locale: Locale): ActionRowBuilder<StringSelectMenuBuilder> =>
  new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
    new StringSelectMenuBuilder()
      .setCustomId(LEARN_CHOICE_ID)
      .setPlaceholder(guideWords(locale).tutorial.choose)
      .addOptions(games.map(({ id, words }) => ({ label: words[locale].name, value: id }))),
  );

const seeGamesRow = (locale: Locale): ActionRowBuilder<ButtonBuilder> =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder()
      .setCustomId(SHOW_GAMES_ID)
      .setLabel(guideWords(locale).help.seeGames)
      .setStyle(ButtonStyle.Primary),
  );

/** What can be played, how a table is opened, and the three things that new players ask. */
export function helpReply({ games, commandIds }: GuideParts, locale: Locale): Reply {
  const { help } = guideWords(locale);
  const mentions = guideMentions(commandIds, locale);
  const commands = games.map(
    (game) => `▫️ ${playMention(commandIds, locale, game)} ${listedGame(game, locale)}`,
  );
  const questions = help.questions.map(({ question, answer }) => `**${question}**\n${answer(mentions)}`);
  const container = new ContainerBuilder()
    .addTextDisplayComponents(textDisplay(`## ${help.title}`, help.intro, ...commands))
    .addSeparatorComponents(new SeparatorBuilder())
    .addTextDisplayComponents(textDisplay(...questions.map(withPunctuation)))
    .addSeparatorComponents(new SeparatorBuilder())
    .addTextDisplayComponents(textDisplay(`-# ${help.more(mentions)}`))
    .addActionRowComponents(learnRow(games, locale))
    .addActionRowComponents(seeGamesRow(locale));
  return { to: 'ephemeral', components: [container.toJSON()] };
}

/** The message for all in a server that the bot has joined. */
export function welcomeComponents(
  { games, emojis, commandIds }: GuideParts,
  locale: Locale,
): APIMessageTopLevelComponent[] {
  const { welcome } = guideWords(locale);
  const lines = games.map((game) => `${emojis().text(game.emblem[0]!)} ${listedGame(game, locale)}`);
  const container = new ContainerBuilder()
    .addTextDisplayComponents(textDisplay(`## ${welcome.title}`, welcome.intro, ...lines))
    .addTextDisplayComponents(textDisplay(welcome.next(guideMentions(commandIds, locale))))
    .addActionRowComponents(seeGamesRow(locale));
  return [container.toJSON()];
}
