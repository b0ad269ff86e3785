/** Every slash command by its name. */
import type { Command } from '../src/discord/commands.ts';
import { evening } from './evening.ts';
import { games } from './games.ts';
import { help } from './help.ts';
import { leaderboard } from './leaderboard.ts';
import { ledger } from './ledger.ts';
import { me } from './me.ts';
import { play } from './play.ts';
import { privacy } from './privacy.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { stats } from './stats.ts';
import { table } from './table.ts';
import { tables } from './tables.ts';
import { tutorial } from './tutorial.ts';
import { verify } from './verify.ts';

export const commands: Readonly<Record<string, Command>> = {
  play,
  games,
  tutorial,
  rules,
  replay,
  ledger,
  stats,
  leaderboard,
  evening,
  table,
  tables,
  verify,
  settings,
  me,
  privacy,
  help,
};
