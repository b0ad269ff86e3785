/** Custom ids of the panel of a table's options: the last field, which says what is set. See `ids.ts` for the grammar. */
import { z } from 'zod';

/**
 * `o.game.<key>.<value>`, `o.table.<key>.<value>`: sets an option of the game, or one that every table has.
 * `o.computer.<number>.<level>`: sets how strongly one computer plays.
 */
export const setOption = z
  .string()
  .regex(/^o\.(?:(?:game|table)\.[A-Za-z]{1,30}|computer\.\d{1,2})\.[A-Za-z0-9-]{1,30}$/)
  .transform((text) => {
    const [, owner = '', key = '', value = ''] = text.split('.');
    return { kind: 'setOption' as const, owner: owner as 'game' | 'table' | 'computer', key, value };
  });

/** An option with the value that somebody has chosen for it. */
export type ChosenOption = Omit<z.output<typeof setOption>, 'kind'>;

export const encodeOption = ({ owner, key, value }: ChosenOption): string => `o.${owner}.${key}.${value}`;
