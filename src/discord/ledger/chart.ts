import type { Reply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import type { Showing } from '../screens/book.ts';
import type { ShownBook } from '../screens/ledger.ts';
import type { InServer } from './rights.ts';

export const withChart = (_: Bot, __: InServer, reply: Reply, ___: ShownBook, ____: Showing): Reply => reply;
