/** Conditions that leave only the rows of a shard's servers. */
import type { Shard } from '../shard.ts';
import { Prisma } from './client/client.ts';

/** @param shard null: rows of all servers @param guildId the column with the server's id */
export const andOnShard = (shard: Shard | null, guildId: Prisma.Sql = Prisma.sql`"guildId"`): Prisma.Sql =>
  shard === null
    ? Prisma.empty
    : Prisma.sql`AND (CAST(${guildId} AS bigint) >> 22) % ${shard.count} = ${shard.id}`;
