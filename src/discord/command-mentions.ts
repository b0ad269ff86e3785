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
  if (id === undefined) return `\`/${path.map((words) => commandName(words(locale).name)).join(' ')}\``;
  return `</${path.map(wireName).join(' ')}:${id}>`;
}

/** The command that opens a table of the game. */
export const playMention = (ids: CommandIds, locale: Locale, game: AnyGame): string =>
  mention(ids, locale, [commandWords('play'), gameCommand(game)]);

export const guideMentions = (ids: CommandIds, locale: Locale): Mentions => ({
  games: mention(ids, locale, [guideCommand('games')]),
  help: mention(ids, locale, [guideCommand('help')]),
  tableShow: mention(ids, locale, [commandWords('table'), commandWords('tableShow')]),
  tableLeave: mention(ids, locale, [commandWords('table'), commandWords('tableLeave')]),
  standings: mention(ids, locale, [commandWords('ledger'), commandWords('ledgerShow')]),
  stats: mention(ids, locale, [ledgerCommand('stats')]),
  replay: mention(ids, locale, [(language) => reviewWords(language).command]),
  settings: mention(ids, locale, [commandWords('settings')]),
  tables: mention(ids, locale, [guideCommand('tables')]),
  verify: mention(ids, locale, [verifyCommand]),
  me: mention(ids, locale, [(language) => meWords(language).command]),
});
