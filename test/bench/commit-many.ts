/** For `commit-cost.ts`: commits many updates of a table with the source in a folder, and prints microseconds of each. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as StoreModule from '../../src/store/index.ts';
import type * as LobbyModule from '../../src/tables/lobby.ts';
import type * as Fixtures from '../tables/fixtures.ts';
import type * as ToyGame from '../tables/toy-game.ts';

const WARM_UP = 3_000;
const MEASURED = 8_000;

const [source = '', data = ''] = process.argv.slice(2);
const load = (path: string) => import(pathToFileURL(join(source, path)).href);
const { openStore }: typeof StoreModule = await load('src/store/index.ts');
const { addComputer }: typeof LobbyModule = await load('src/tables/lobby.ts');
const { ann, inPhase, lobby, updateBy }: typeof Fixtures = await load('test/tables/fixtures.ts');
const { toy }: typeof ToyGame = await load('test/tables/toy-game.ts');

const store = await openStore(`file:${join(data, 'madoi.db')}`);
let current = lobby([ann]);
await store.tables.create(current);

async function commitMany(count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const { table } = updateBy(current, addComputer(toy, ann.id));
    // One more seat each time would be too many: the table keeps the one that it has.
    const update = { table: { ...inPhase('lobby', table), seats: table.seats.slice(0, 1) } };
    await store.tables.commit(current, update);
    current = update.table;
  }
}

await commitMany(WARM_UP);
const before = process.cpuUsage();
await commitMany(MEASURED);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / MEASURED);
await store.close();
