/** A panel or a table as plain text, in a private message beside the panel. */
import { text } from '../../game/screen.ts';
import { isBegun, seatIndex } from '../../tables/table.ts';
import { aloudWords } from '../../text/aloud/catalogue.ts';
import type { Reply, ReplyTarget } from '../answer.ts';
import { changedCast } from '../cast.ts';
import { enderName } from '../ender.ts';
import { refusalReply } from '../refusal-text.ts';
import { readAloud } from '../screens/read-aloud.ts';
import { tableQuestion } from '../table-question.ts';
import { type TableContext, updateOrPrivate } from './context.ts';

export const openText = (context: TableContext): Promise<Reply> => reading(context, 'ephemeral');

/** The text as things are now, in place of the text that was pressed. */
export const refreshText = (context: TableContext): Promise<Reply> =>
  reading(context, updateOrPrivate(context.interaction));

async function reading(
  { bot, table, game, userId, locale }: TableContext,
  to: Extract<ReplyTarget, 'update' | 'ephemeral'>,
): Promise<Reply> {
  if (!isBegun(table)) return refusalReply('not-begun', locale);
  const seat = seatIndex(table, userId);
  const ender = await enderName(bot.names, table, locale);
  const turningPoints = await bot.turningPoints.of(table, seat);
  const { picked, hint } = bot.panels.kept(table, userId);
  const reader = seat < 0 ? null : seat;
  const content = readAloud(game, table, reader, locale, {
    picked,
    ...(hint && { hint }),
    ender,
    turningPoints,
    cast: await changedCast(bot.store.hands, table),
    wantsHints: (await bot.preferences.of(userId)).hints,
  });
  const screen = [
    text(content),
    {
      part: 'buttons',
      buttons: [
        { label: aloudWords(locale).again, action: { kind: 'aloudAgain' }, style: 'secondary' },
        ...(seat < 0
          ? []
          : [
              {
                label: game.words[locale].openHandLabel,
                action: { kind: 'hand' },
                style: 'secondary',
              } as const,
            ]),
      ],
    } as const,
  ];
  return { to, components: tableQuestion(bot, table, screen, locale) };
}
