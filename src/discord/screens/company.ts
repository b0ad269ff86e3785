/** Who sits at a table in play, and what may be done about it: in the table's message, and on a private page. */
import { line, type Part, type Text, text } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import { firstWaiting, vacantSeats } from '../../tables/company.ts';
import { presentSeats } from '../../tables/request.ts';
import {
  type BegunTable,
  type ReadableTable,
  seatIndex,
  type TableSeat,
  type Vote,
  type WaitingMember,
} from '../../tables/table.ts';
import { isHostGone, openVote, votesFor, votesNeeded } from '../../tables/voting.ts';
import { companyWords } from '../../text/company.ts';
import { invitingWords } from '../../text/inviting.ts';
import { leavingWords } from '../../text/leaving.ts';
import { watchingWords } from '../../text/watching.ts';
import { displayName, type NamePlace } from '../display-name.ts';
import type { ComponentAction } from '../ids.ts';
import type { TableScreen } from '../render.ts';
import { numberedSeat } from './seat-line.ts';

/** In the table's message: seats that anybody may take. @param isBrief without what that means. Default: with it */
export function vacantParts(table: BegunTable, isBrief = false): Part<ComponentAction>[] {
  const vacant = vacantSeats(table).map((seat) => ({ seat, isListed: true }) as const);
  if (vacant.length === 0) return [];
  const words = companyWords[table.locale];
  return [
    {
      part: 'section',
      texts: [text(words.vacantSeats(vacant))],
      button: { label: words.take, action: { kind: 'take' }, style: 'success' },
    },
    ...(isBrief ? [] : [text(words.aboutTaking, 'small')]),
  ];
}

/** In the table's message: who waits for a seat, in order. @param maxNamed so many names at most. Default: all */
export function waitingParts(
  { waiting = [], locale }: ReadableTable,
  maxNamed = waiting.length,
): Part<ComponentAction>[] {
  if (waiting.length === 0) return [];
  const named = waiting.slice(0, maxNamed).map((member) => waitingName(member, 'text'));
  return [text(watchingWords[locale].next(named, waiting.length - named.length), 'small')];
}

export const waitingName = ({ name, userId }: WaitingMember, place: NamePlace): string =>
  displayName(name, place, `…${userId.slice(-4)}`);

/** In the table's message: the vote that is open, and the button by which players agree. */
export function voteParts(table: BegunTable): Part<ComponentAction>[] {
  const vote = openVote(table);
  return vote ? [withAgree(vote, voteLine(table, vote, table.locale), table.locale)] : [];
}

/** For the player of a seat, who may not see the table's message. One who has agreed, or is away, is not asked. */
export function votePanelParts(table: BegunTable, seat: number, locale: Locale): Part<ComponentAction>[] {
  const vote = openVote(table);
  if (!vote) return [];
  const said = voteLine(table, vote, locale);
  const isAsked = presentSeats(table.seats).includes(seat) && !vote.agreed.includes(seat);
  return [isAsked ? withAgree(vote, said, locale) : said];
}

const secondsOf = ({ expires }: Vote): number => Math.floor(expires / 1000);

/** What is voted on, and how the vote stands. */
function voteLine(table: BegunTable, vote: Vote, locale: Locale): Text {
  const words = companyWords[locale];
  const { motion } = vote;
  const player = { seat: motion.kind === 'replace' ? motion.seat : seatIndex(table, motion.userId) };
  const agreed = votesFor(table, vote).length;
  return text(
    line`${words.motion[motion.kind](player)} ${words.tally(agreed, votesNeeded(table), secondsOf(vote))}`,
  );
}

const withAgree = (vote: Vote, said: Text, locale: Locale): Part<ComponentAction> => ({
  part: 'section',
  texts: [said],
  button: {
    label: companyWords[locale].agree,
    action: { kind: 'agreeVote', expires: secondsOf(vote) },
    style: 'primary',
  },
});

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
  const absent = table.seats.flatMap(({ userId, away }, seat) =>
    userId !== null && away && seat !== reader ? [{ seat, userId }] : [],
  );
  return [
    text(`**${words.seats}**`),
    ...table.seats.map((seat, index) =>
      text(line`${numberedSeat(table, index, locale)} · ${stateOf(seat, locale)}`),
    ),
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
          ...successorParts(table, absent, locale),
        ]
      : []),
    ...(mayPropose && !mayReplace ? proposals(table, absent, locale) : []),
    ...(reader >= 0 ? [text(words.aboutLeaving, 'small'), ownButtons(table, locale)] : []),
  ];
}

/** Whom the member who waits first, and may have one of these seats, can replace. */
function successorParts(
  table: BegunTable,
  absent: readonly { readonly seat: number; readonly userId: string }[],
  locale: Locale,
): Part<ComponentAction>[] {
  const words = watchingWords[locale];
  const member = absent.map(({ seat }) => firstWaiting(table, seat)).find((first) => first !== null);
  if (!member) return [];
  const seats = absent.filter(({ seat }) => firstWaiting(table, seat)?.userId === member.userId);
  return [
    text(words.aboutReplacing(waitingName(member, 'text')), 'small'),
    {
      part: 'select',
      label: words.replaceBy(waitingName(member, 'label')),
      options: seats.map(({ seat, userId }) => ({
        label: [{ seat, isListed: true as const }],
        action: { kind: 'replaceBy' as const, seat, userId, by: member.userId },
      })),
    },
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

/** Whoever plays at a private table may bring others in: only invited people can take a free seat. */
const ownButtons = ({ invited }: BegunTable, locale: Locale): Part<ComponentAction> => ({
  part: 'buttons',
  buttons: [
    ...(invited
      ? [{ label: invitingWords[locale].invite, action: { kind: 'invite' }, style: 'secondary' } as const]
      : []),
    { label: companyWords[locale].leave, action: { kind: 'leaveForGood' }, style: 'secondary' },
  ],
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
