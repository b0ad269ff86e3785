/** Every slash command by its name. */
import type { Command } from '../src/discord/commands.ts';
import { games } from './games.ts';
import { help } from './help.ts';
import { learn } from './learn.ts';
import { ledger } from './ledger.ts';
import { play } from './play.ts';
import { privacy } from './privacy.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { stats } from './stats.ts';
import { table } from './table.ts';
import { tables } from './tables.ts';

export const commands: Readonly<Record<string, Command>> = {
  play,
  games,
  learn,
  rules,
  ledger,
  stats,
  table,
  tables,
  settings,
  privacy,
  help,
};
