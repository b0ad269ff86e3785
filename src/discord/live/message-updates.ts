/** Updates of a table's public message, with the picture that belongs into it. */
import type { TableService } from '../../tables/service.ts';
import type { Table } from '../../tables/table.ts';
import { isChannelGone, isClientError } from '../errors.ts';
import type { publicMessage } from '../public-message.ts';
import { fileName, type MessagePicture, withPicture } from '../table-pictures/picture.ts';
import type { MessagePictures } from './message-pictures.ts';
import { createMessageShow, type MessageShowParts } from './message-show.ts';
import type { MessageState } from './message-states.ts';

export interface MessageUpdateParts extends MessageShowParts {
  readonly tables: MessageShowParts['tables'] & Pick<TableService, 'find'>;
  readonly pictures: Pick<MessagePictures, 'isPossible' | 'fileOf' | 'refuse'>;
  readonly screens: ReturnType<typeof publicMessage>;
  /** Whether the table's first message arrives with an answer: none is posted meanwhile. */
  readonly isFirstMessageExpected: (tableId: string) => boolean;
}

export function createMessageUpdates(parts: MessageUpdateParts) {
  const { tables, states, pictures, screens, isFirstMessageExpected } = parts;
  const { show, isShown } = createMessageShow(parts);

  /** Shows the table with its picture, or without where it is not drawn yet. @returns as `show` does */
  const showWithPicture = async (
    table: Table,
    entry: MessageState,
    picture: MessagePicture,
  ): Promise<number> => {
    const pictured = withPicture(await screens.draw(table, picture), picture, fileName(picture));
    if (await isShown(table, entry, pictured)) return 0;
    const file = await pictures.fileOf(table, picture);
    if (file === null) return show(table, entry, { components: await screens.draw(table), file });
    try {
      return await show(table, entry, { components: pictured, file });
    } catch (error) {
      if (!isClientError(error) || isChannelGone(error)) throw error;
      const requests = await show(table, entry, { components: await screens.draw(table), file: null });
      // The picture was what Discord refused.
      pictures.refuse(table, error);
      return requests + 1;
    }
  };

  return {
    /** Makes the table's message show the table as it is now. @returns as `show` does */
    async update(tableId: string): Promise<number> {
      const entry = states.get(tableId);
      if (!entry) return 0;
      const table = await tables.find(tableId);
      if (!table) return 0;
      if (table.messageId === null && isFirstMessageExpected(tableId)) return 0;
      const picture = await screens.picture(table);
      if (picture && pictures.isPossible(table, picture)) return showWithPicture(table, entry, picture);
      return show(table, entry, { components: await screens.draw(table), file: null });
    },
  };
}
