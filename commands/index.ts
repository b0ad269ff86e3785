/** Every slash command, by its name. */
import type { Command } from '../src/discord/commands.ts';
import { ledger } from './ledger.ts';
import { play } from './play.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';

export const commands: Readonly<Record<string, Command>> = { play, rules, ledger, table, settings };
