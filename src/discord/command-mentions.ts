/** Mentions of slash commands: a press on one begins the command in the reader's client. */
import type { AnyGame } from '../game/game.ts';
import type { Locale } from '../game/words.ts';
import { commandWords, type Localized } from '../text/catalogue.ts';
import { guideCommand } from '../text/guide/catalogue.ts';
import type { Mentions } from '../text/guide/words.ts';
import { ledgerCommand } from '../text/ledger/catalogue.ts';
import { meWords } from '../text/me/catalogue.ts';
import { verifyCommand } from '../text/proof/catalogue.ts';
import { reviewWords } from '../text/review/catalogue.ts';
import type { CommandWords } from '../text/words.ts';
import { commandName, gameCommand, wireName } from './commands.ts';

/** By their names on the wire. */
type CommandIds = ReadonlyMap<string, string>;

type CommandPath = readonly [Localized<CommandWords>, ...Localized<CommandWords>[]];

/** A mention has the names on the wire; a command without an id is written as its reader would type it. */
function mention(ids: CommandIds, locale: Locale, path: CommandPath): string {
  const id = ids.get(wireName(path[0]));
  return id === undefined ? `\`${typed(locale, path)}\`` : `</${path.map(wireName).join(' ')}:${id}>`;
}

/** A command as its reader types it. */
const typed = (locale: Locale, path: CommandPath): string =>
  `/${path.map((words) => commandName(words(locale).name)).join(' ')}`;

/** A mention with the command's name in the reader's language behind it, as Discord's client shows the one on the wire in a mention. */
function namedMention(ids: CommandIds, locale: Locale, path: CommandPath): string {
  const onWire = `/${path.map(wireName).join(' ')}`;
  const hasOtherName = ids.has(wireName(path[0])) && typed(locale, path) !== onWire;
  return mention(ids, locale, path) + (hasOtherName ? `（${typed(locale, path)}）` : '');
}

/** The command that opens a table of the game. */
export const playMention = (ids: CommandIds, locale: Locale, game: AnyGame): string =>
  mention(ids, locale, [commandWords('play'), gameCommand(game)]);

export const guideMentions = (ids: CommandIds, locale: Locale): Mentions => ({
  games: namedMention(ids, locale, [guideCommand('games')]),
  help: namedMention(ids, locale, [guideCommand('help')]),
  tableShow: namedMention(ids, locale, [commandWords('table'), commandWords('tableShow')]),
  tableLeave: namedMention(ids, locale, [commandWords('table'), commandWords('tableLeave')]),
  standings: namedMention(ids, locale, [commandWords('ledger'), commandWords('ledgerShow')]),
  stats: namedMention(ids, locale, [ledgerCommand('stats')]),
  replay: namedMention(ids, locale, [(language) => reviewWords(language).command]),
  settings: namedMention(ids, locale, [commandWords('settings')]),
  tables: namedMention(ids, locale, [guideCommand('tables')]),
  verify: namedMention(ids, locale, [verifyCommand]),
  me: namedMention(ids, locale, [(language) => meWords(language).command]),
});
