/** Who sits at a table in play, and what may be done about it: in the table's message, and on a private page. */
import { line, type Part, text } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import { vacantSeats } from '../../tables/company.ts';
import { presentSeats } from '../../tables/request.ts';
import { type BegunTable, seatIndex, type TableSeat } from '../../tables/table.ts';
import { isHostGone, openVote, votesFor, votesNeeded } from '../../tables/voting.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { companyWords } from '../../text/company.ts';
import { leavingWords } from '../../text/leaving.ts';
import type { ComponentAction } from '../ids.ts';
import type { TableScreen } from '../render.ts';

/** In the table's message: seats that anybody may take. */
export function vacantParts(table: BegunTable): Part<ComponentAction>[] {
  const vacant = vacantSeats(table);
  if (vacant.length === 0) return [];
  const words = companyWords[table.locale];
  return [
    {
      part: 'section',
      text: text(words.vacantSeats(vacant.map((seat) => ({ seat })))),
      button: { label: words.take, action: { kind: 'take' }, style: 'success' },
    },
  ];
}

/** In the table's message: the vote that is open, and the button by which players agree. */
export function voteParts(table: BegunTable): Part<ComponentAction>[] {
  const vote = openVote(table);
  if (!vote) return [];
  const words = companyWords[table.locale];
  const { motion } = vote;
  const expires = Math.floor(vote.expires / 1000);
  const player = { seat: motion.kind === 'replace' ? motion.seat : seatIndex(table, motion.userId) };
  const agreed = votesFor(table, vote).length;
  return [
    {
      part: 'section',
      text: text(
        line`${words.motion[motion.kind](player)} ${words.tally(agreed, votesNeeded(table), expires)}`,
      ),
      button: { label: words.agree, action: { kind: 'agreeVote', expires }, style: 'primary' },
    },
  ];
}

/** What its reader may do about the seats. */
interface SeatRights {
  /** The host is gone, and they are present: they may ask the others. */
  readonly mayPropose: boolean;
  /** They host the table, or manage the server. */
  readonly mayReplace: boolean;
}

/** @param reader the seat of its reader; -1: they do not sit there */
function seatsScreen(
  table: BegunTable,
  reader: number,
  locale: Locale,
  { mayReplace, mayPropose }: SeatRights,
): TableScreen {
  const words = companyWords[locale];
  const { host } = wordsFor(locale).lobby;
  const absent = table.seats.flatMap(({ userId, away }, seat) =>
    userId !== null && away && seat !== reader ? [{ seat, userId }] : [],
  );
  return [
    text(`**${words.seats}**`),
    ...table.seats.map((seat, index) => {
      const isHost = seat.userId !== null && seat.userId === table.hostId ? host : '';
      return text(line`${index + 1}. ${{ seat: index, isListed: true }}${isHost} · ${stateOf(seat, locale)}`);
    }),
    ...(mayReplace && absent.length > 0
      ? [
          text(words.aboutReplacing, 'small'),
          {
            part: 'select',
            label: words.choosePlayer,
            options: absent.map(({ seat, userId }) => ({
              label: [{ seat, isListed: true as const }],
              action: { kind: 'replace' as const, seat, userId },
            })),
          } as const,
        ]
      : []),
    ...(mayPropose && !mayReplace ? proposals(table, absent, locale) : []),
    ...(reader >= 0 ? [leaveButton(locale)] : []),
  ];
}

/** What those who are present may be asked to agree to, as the host is gone. */
function proposals(
  table: BegunTable,
  absent: readonly { readonly seat: number; readonly userId: string }[],
  locale: Locale,
): Part<ComponentAction>[] {
  const words = companyWords[locale];
  const hosts = presentSeats(table.seats).flatMap((seat) => {
    const { userId } = table.seats[seat]!;
    return userId === null ? [] : [{ seat, userId }];
  });
  return [
    text(words.aboutVotes, 'small'),
    {
      part: 'select',
      label: words.chooseHost,
      options: hosts.map(({ seat, userId }) => ({
        label: [{ seat, isListed: true as const }],
        action: { kind: 'hostVote' as const, userId },
      })),
    },
    ...(absent.length > 0
      ? [
          {
            part: 'select',
            label: words.choosePlayer,
            options: absent.map(({ seat, userId }) => ({
              label: [{ seat, isListed: true as const }],
              action: { kind: 'replaceVote' as const, seat, userId },
            })),
          } as const,
        ]
      : []),
  ];
}

function stateOf({ userId, away, vacant }: TableSeat, locale: Locale): string {
  const words = companyWords[locale];
  if (vacant) return words.vacant;
  if (userId === null) return words.computer;
  return away ? words.away : words.here;
}

const leaveButton = (locale: Locale): Part<ComponentAction> => ({
  part: 'buttons',
  buttons: [{ label: companyWords[locale].leave, action: { kind: 'leaveForGood' }, style: 'secondary' }],
});

/** Asks a player, on the page of the seats, whether they mean to leave for good. */
export const leaveForGoodScreen = (locale: Locale): TableScreen => [
  text(companyWords[locale].askLeave),
  {
    part: 'buttons',
    buttons: [
      { label: companyWords[locale].leave, action: { kind: 'leaveForGoodNow' }, style: 'danger' },
      { label: leavingWords[locale].stay, action: { kind: 'seats' }, style: 'secondary' },
    ],
  },
];

/** The page of the seats as one reader may use it. */
export const seatsScreenFor = (
  table: BegunTable,
  userId: string,
  managesServer: boolean,
  locale: Locale,
): TableScreen =>
  seatsScreen(table, seatIndex(table, userId), locale, {
    mayReplace: managesServer || table.hostId === userId,
    mayPropose: isHostGone(table) && presentSeats(table.seats).includes(seatIndex(table, userId)),
  });
