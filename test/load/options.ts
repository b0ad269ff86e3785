/** What a load run is told to do. */
import { parseArgs } from 'node:util';
import { shardCountFor } from '../../src/shard.ts';

export interface LoadOptions {
  readonly servers: number;
  /** In play. */
  readonly tables: number;
  /** A second, in all. */
  readonly presses: number;
  readonly processes: number;
  readonly minutes: number;
  /** The share of presses that open a hand from the public message; all others are moves in panels. */
  readonly looks: number;
  /** Whether Discord's rate limits are on. */
  readonly limits: boolean;
  /** Whether the database is SQLite, which one process has to itself. */
  readonly sqlite: boolean;
  readonly shards: number;
  /** Of so many open tables the recovery is measured; 0: people play. */
  readonly open: number;
}

const SHARDS_PER_PROCESS = 4;

/** @throws where they do not go together */
export function readOptions(args: readonly string[]): LoadOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      servers: { ...text, default: '8' },
      tables: { ...text, default: '300' },
      presses: { ...text, default: '45' },
      processes: { ...text, default: '1' },
      minutes: { ...text, default: '3' },
      looks: { ...text, default: '0.02' },
      open: { ...text, default: '0' },
      shards: text,
      limits: { type: 'boolean', default: false },
      sqlite: { type: 'boolean', default: false },
    },
  });
  const { limits, sqlite } = values;
  const processes = Number(values.processes);
  const ofCluster = shardCountFor(Number(values.shards ?? SHARDS_PER_PROCESS * processes));
  const options: LoadOptions = {
    servers: Number(values.servers),
    tables: Number(values.tables),
    presses: Number(values.presses),
    processes,
    minutes: Number(values.minutes),
    looks: Number(values.looks),
    open: Number(values.open),
    shards: sqlite ? 1 : ofCluster,
    limits,
    sqlite,
  };
  for (const [name, value] of Object.entries(options))
    if (Number.isNaN(value)) throw new Error(`--${name} is to be a number`);
  if (sqlite && (processes > 1 || options.open > 0))
    throw new Error(
      '--sqlite is for one process, in which people play (its recovery: npm run -s load:tables)',
    );
  return options;
}
