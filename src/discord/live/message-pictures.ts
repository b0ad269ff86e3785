/**
 * The pictures in tables' messages. They are drawn beside the updates: a message never waits for its picture for longer
 * than a moment, and where it comes later, another update adds it.
 */
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { PendingWork } from '../../pending-work.ts';
import type { PictureDrawer } from '../../pictures/drawer.ts';
import { recentlyUsed } from '../../recently-used.ts';
import type { Table } from '../../tables/table.ts';
import type { Attachment } from '../answer.ts';
import type { Servers } from '../servers/servers.ts';
import { fileName, type MessagePicture } from '../table-pictures/picture.ts';

/** A message and its picture belong into one edit, as the two would differ otherwise; a drawing takes some 15 ms. */
const PATIENCE_MS = 300;
/** Pictures that could not be drawn, by their names, and tables whose pictures Discord refused, by their ids. */
const MAX_REMEMBERED = 2_000;
/** Drawn pictures that wait for their tables' next updates: some 100 KB each. */
const MAX_READY = 300;

export interface MessagePictureParts {
  readonly drawer: Pick<PictureDrawer, 'draw'>;
  readonly servers: Pick<Servers, 'mayAttachFiles'>;
  /** Asks for another update of the table's message. */
  readonly request: (tableId: string) => void;
  readonly clock: Clock;
  readonly log: Logger;
  readonly work: PendingWork;
}

export type MessagePictures = ReturnType<typeof createMessagePictures>;

export function createMessagePictures({ drawer, servers, request, clock, log, work }: MessagePictureParts) {
  const failed = recentlyUsed<true>(MAX_REMEMBERED);
  /** Tables for which a picture is being drawn that their messages do not wait for. */
  const late = new Set<string>();
  /** By table. */
  const ready = recentlyUsed<{ readonly name: string; readonly data: Buffer }>(MAX_READY);

  const draw = (id: string, name: string, picture: MessagePicture): Promise<Buffer | null> =>
    work.track(
      drawer.draw(picture.request).catch((error) => {
        failed.set(name, true);
        log.warn({ table: id, err: error }, 'a picture of a table could not be drawn');
        return null;
      }),
    );

  const addLater = (id: string, name: string, drawing: Promise<Buffer | null>): void => {
    if (late.has(id)) return;
    late.add(id);
    void drawing.then((data) => {
      late.delete(id);
      if (data) ready.set(id, { name, data });
      request(id);
    });
  };

  /** Null where the time is over first. */
  const within = async (ms: number, drawing: Promise<Buffer | null>): Promise<Buffer | null> => {
    let cancel = (): void => {};
    const timeout = new Promise<null>((resolve) => {
      cancel = clock.after(ms, () => resolve(null));
    });
    const data = await Promise.race([drawing, timeout]);
    cancel();
    return data;
  };

  return {
    /** Whether the picture may be in the table's message: the bot may attach files there, and the picture has not failed. */
    isPossible: (table: Table, picture: MessagePicture): boolean =>
      servers.mayAttachFiles(table) && !failed.has(table.id) && !failed.has(fileName(picture)),

    /** Whether the table's message will be updated once its picture is drawn. */
    isExpected: (tableId: string): boolean => late.has(tableId),

    /** The picture; null where it is not drawn yet, or cannot be. */
    async fileOf({ id }: Table, picture: MessagePicture): Promise<Attachment | null> {
      const name = fileName(picture);
      const known = ready.get(id);
      ready.delete(id);
      if (known?.name === name) return { name, data: known.data, description: picture.alt };
      const drawing = draw(id, name, picture);
      const data = await within(PATIENCE_MS, drawing);
      if (data) return { name, data, description: picture.alt };
      if (!failed.has(name)) addLater(id, name, drawing);
      return null;
    },

    /** Discord has refused the picture: the table goes on without. */
    refuse({ id }: Table, error: unknown): void {
      failed.set(id, true);
      log.warn({ table: id, err: error }, 'Discord refused the picture of a table');
    },
  };
}
