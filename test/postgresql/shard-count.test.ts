/** How many shards there are to be, as the processes of a cluster say it. */
import { expect, it, onTestFinished } from 'vitest';
import { openStore, type Store } from '../../src/store/index.ts';
import { newMigratedFile } from '../store/files.ts';

/** As processes have them. */
async function storesOf(count: number): Promise<[Store, ...Store[]]> {
  const url = newMigratedFile();
  const stores = await Promise.all(Array.from({ length: count }, () => openStore(url)));
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
  return stores as [Store, ...Store[]];
}

it('processes that start at once on a new database agree on the greatest number', async () => {
  const stores = await storesOf(4);
  const counts = [4, 16, 8, 2, 16, 1, 8, 4];
  await Promise.all(
    counts.map((count, index) => stores[index % stores.length]!.cluster.atLeastShards(count)),
  );
  expect(await stores[0].cluster.shardCount()).toBe(16);
});

it('an operator may say a smaller one, which no process makes smaller', async () => {
  const [store] = await storesOf(1);
  await store.cluster.atLeastShards(16);
  await store.cluster.setShardCount(4);
  await store.cluster.atLeastShards(2);
  expect(await store.cluster.shardCount()).toBe(4);
});
