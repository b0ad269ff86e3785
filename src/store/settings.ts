/** What a server's managers have set for everybody there. */
import { z } from 'zod';
import { LOCALES, type Locale } from '../game/words.ts';
import type { Guild } from './client/client.ts';
import { guildLock } from './commit.ts';
import type { Db, Transaction } from './db.ts';
import type { Units } from './guilds.ts';
import type { ChosenLimits, TableLimits } from './records.ts';

export interface ServerSettings {
  /** Language of what everybody sees; null: the server's own in Discord. */
  readonly locale: Locale | null;
  /** The channels where tables may be opened; null: all. */
  readonly channels: readonly string[] | null;
  /** The ids of the games that may be played; null: all. */
  readonly games: readonly string[] | null;
  /** Seconds that a turn may take at a table for which nothing else was chosen; null: the usual time. */
  readonly turnSeconds: number | null;
  /** Whether a table gets a thread where nothing else was chosen. */
  readonly threads: boolean;
  /** Whether a table gets a picture where nothing else was chosen. */
  readonly pictures: boolean;
  /** Whether messages may mention players. */
  readonly pings: boolean;
  /** Whether the recap of an evening that ends by itself is posted. */
  readonly recaps: boolean;
  /** The channel where acts on the books and changed settings are announced; null: nowhere. */
  readonly logChannel: string | null;
  /** The role whose holders may manage the ledger as the server's managers may; null: managers only. */
  readonly adminRole: string | null;
  /** The role that may be mentioned to call players; null: none. */
  readonly callRoleId: string | null;
  readonly units: Units;
  readonly limits: ChosenLimits;
  /** For how many days the plays of finished tables are kept; 0: for ever; null: for the usual time. */
  readonly keepDays: number | null;
}

/** Settings that are written together. */
export type SettingsChange = Partial<Omit<ServerSettings, 'limits'> & { readonly limits: TableLimits }>;

const locale = z.enum(LOCALES).nullable().catch(null);
const ids = z.array(z.string());

/** Null where it cannot be read: then everything is allowed, as in a new server. */
function readList(text: string | null): readonly string[] | null {
  try {
    return text === null ? null : ids.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const listColumn = (list: readonly string[] | null): string | null => list && JSON.stringify(list);

export function createSettingsStore({ prisma, holding }: Db) {
  /** Earlier acts are not announced in a new log channel. */
  const newestEntry = async (tx: Transaction): Promise<number> =>
    (await tx.entry.aggregate({ _max: { id: true } }))._max.id ?? 0;

  return {
    async of(guildId: string): Promise<ServerSettings> {
      return fromRow(await prisma.guild.findUnique({ where: { id: guildId } }));
    },

    /** Writes the settings that are given; all others stay as they are. @returns those of before */
    change: (id: string, change: SettingsChange): Promise<ServerSettings> =>
      holding(guildLock(id), async (tx) => {
        const before = fromRow(await tx.guild.findUnique({ where: { id } }));
        const announced = change.logChannel === undefined ? {} : { announced: await newestEntry(tx) };
        const columns = { ...columnsOf(change), ...announced };
        await tx.guild.upsert({ where: { id }, create: { id, ...columns }, update: columns });
        return before;
      }),
  };
}

const fromRow = (row: Guild | null): ServerSettings => ({
  locale: locale.parse(row?.locale ?? null),
  channels: readList(row?.playChannels ?? null),
  games: readList(row?.playGames ?? null),
  turnSeconds: row?.turnSeconds ?? null,
  threads: row?.threads ?? false,
  pictures: row?.pictures ?? false,
  pings: row?.pings ?? true,
  recaps: row?.recaps ?? true,
  logChannel: row?.logChannel ?? null,
  adminRole: row?.adminRole ?? null,
  callRoleId: row?.callRoleId ?? null,
  units: { chip: row?.chipName ?? null, worth: row?.chipWorth ?? null, money: row?.moneyName ?? null },
  limits: {
    member: row?.tablesPerMember ?? null,
    channel: row?.tablesPerChannel ?? null,
    server: row?.tablesPerServer ?? null,
  },
  keepDays: row?.keepDays ?? null,
});

function columnsOf({ channels, games, units, limits, ...rest }: SettingsChange) {
  return {
    ...rest,
    ...(channels !== undefined && { playChannels: listColumn(channels) }),
    ...(games !== undefined && { playGames: listColumn(games) }),
    ...(units && { chipName: units.chip, chipWorth: units.worth, moneyName: units.money }),
    ...(limits && {
      tablesPerMember: limits.member,
      tablesPerChannel: limits.channel,
      tablesPerServer: limits.server,
    }),
  };
}
