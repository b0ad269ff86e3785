/** The outages in progress, and the tables whose timers wait for their end. */

/** Servers whose players cannot be reached. */
export interface Outage {
  readonly id: number;
  covers(guildId: string): boolean;
}

interface Outages {
  begin(outage: Outage): void;
  /** @returns the tables that waited, as far as no other outage covers them */
  end(outageId: number): string[];
  /** Whether an outage covers a server now. */
  isCovered(guildId: string): boolean;
  /** Keeps a table of the server until no outage covers it. */
  hold(tableId: string, guildId: string): void;
}

export function createOutages(): Outages {
  const outages = new Map<number, Outage>();
  /** The server of each table whose timers wait, by the table's id. */
  const held = new Map<string, string>();

  const isCovered = (guildId: string): boolean =>
    [...outages.values()].some((outage) => outage.covers(guildId));

  return {
    begin: (outage) => void outages.set(outage.id, outage),
    isCovered,
    hold: (tableId, guildId) => void held.set(tableId, guildId),

    end(outageId) {
      outages.delete(outageId);
      const released = [...held].filter(([, guildId]) => !isCovered(guildId)).map(([id]) => id);
      for (const id of released) held.delete(id);
      return released;
    },
  };
}
