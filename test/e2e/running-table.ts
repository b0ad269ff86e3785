/** A table in its first deal with Ann and three computers, up to Ann's first turn. */
import Sqlite from 'better-sqlite3';
import { expect } from 'vitest';
import { inPhase } from '../tables/made.ts';
import { canAct, openHand, openHouse, playSomething } from './house.ts';

export type RunningTable = Awaited<ReturnType<typeof openRunningTable>>;

export async function openRunningTable() {
  const house = await openHouse({}, { pace: () => 200 });
  const ann = house.discord.member('Ann');
  const message = (await ann.command('/play doudizhu', { computers: 3 })).message!;
  await ann.press(message, 'Start');
  await house.settle();
  const panelId = (await openHand(ann, message)).id;
  const panel = () => ann.look(panelId)!;

  const untilTurn = async (): Promise<void> => {
    for (let round = 0; !canAct(panel()); round++) {
      expect(round).toBeLessThan(200);
      await house.settle(1_100);
    }
  };
  await untilTurn();

  return {
    house,
    ann,
    /** The table's first public message. */
    message,
    panel,
    untilTurn,
    play: () => playSomething(ann, panel()),

    /** The table as it is stored. */
    async stored() {
      const [id] = await house.store.tables.openTableIds(house.discord.guildId);
      return inPhase('playing', (await house.store.tables.find(id!))!);
    },

    /** Checks that the table's message has been posted anew. @returns the new one */
    async reposted() {
      const repost = await ann.awaits('Deal 1 of 4');
      expect(repost.id).not.toBe(message.id);
      return repost;
    },

    /** Opens the bot's database beside it. */
    openDatabase: () => new Sqlite(house.databaseUrl.replace('file:', '')),
  };
}
