/** A table before its first card, for all to see. */
import { commitment } from '../../game/chance.ts';
import { type AnyGame, refusalText } from '../../game/game.ts';
import { line, type Part, text } from '../../game/screen.ts';
import type { OptionWords } from '../../game/words.ts';
import { LOBBY_MS } from '../../tables/lobby.ts';
import type { CancelledLobby, LobbyTable, ReadableTable } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import type { BotWords } from '../../text/words.ts';
import type { ComponentAction } from '../ids.ts';
import type { TableScreen } from '../render.ts';
import { accountName } from './book.ts';

export function lobbyScreen(game: AnyGame, table: LobbyTable): TableScreen {
  const say = wordsFor(table.locale);
  const about = game.words[table.locale];
  const { min, max } = game.seats;
  const unfit = game.whyUnplayable?.(table.options, table.seats.length) ?? null;
  const free = max - table.seats.length;
  return [
    text(about.name, 'title'),
    text(about.description),
    text(`${say.lobby.options}: ${optionsLine(game, table, say)}`, 'small'),
    { part: 'rule' },
    text(`**${say.lobby.seats(table.seats.length, min, max)}**`),
    ...table.seats.map((seat, index) =>
      text(line`${index + 1}. ${{ seat: index }}${seat.userId === table.hostId ? ` ${say.lobby.host}` : ''}`),
    ),
    ...Array.from({ length: free }, (_, at) => text(`${table.seats.length + at + 1}. *${say.lobby.empty}*`)),
    // Below the least there is more to say than that.
    ...(unfit && table.seats.length >= min ? [text(`⚠️ ${refusalText(about, unfit)}`)] : []),
    { part: 'rule' },
    ...controls(game, table, say),
    text(say.lobby.seed(commitment(table.seed)), 'small'),
    text(say.lobby.expires(inSeconds(table.deadline ?? table.touchedAt + LOBBY_MS)), 'small'),
  ];
}

/** What is done is offered first; what cannot be done is not offered. */
function controls(game: AnyGame, table: LobbyTable, say: BotWords): Part<ComponentAction>[] {
  const { length } = table.seats;
  const full = length >= game.seats.max;
  const people = table.seats.every(({ userId }) => userId !== null);
  return [
    {
      part: 'buttons',
      buttons: [
        ...(full && people
          ? []
          : [
              {
                label: full ? say.lobby.joinForComputer : say.lobby.join,
                action: { kind: 'join' },
                style: full ? 'secondary' : 'success',
              } as const,
            ]),
        ...(full
          ? []
          : [{ label: say.lobby.addComputer, action: { kind: 'computer' }, style: 'secondary' } as const]),
        ...(length >= game.seats.min
          ? [
              {
                label: say.lobby.start,
                action: { kind: 'start' },
                style: full ? 'success' : 'primary',
              } as const,
            ]
          : []),
      ],
    },
    {
      part: 'buttons',
      buttons: [
        { label: say.lobby.leave, action: { kind: 'leave' }, style: 'secondary' },
        ...(length > 1
          ? [{ label: say.lobby.remove, action: { kind: 'remove' }, style: 'secondary' } as const]
          : []),
        { label: say.lobby.rules, action: { kind: 'rules' }, style: 'secondary' },
        { label: say.lobby.cancel, action: { kind: 'cancel' }, style: 'danger' },
      ],
    },
  ];
}

/** Private to the host: whom to take off the table. */
export function removeScreen(table: LobbyTable, say: BotWords): TableScreen {
  const options = table.seats.flatMap((seat, index) =>
    seat.userId === table.hostId
      ? []
      : [
          {
            label: `${index + 1}. ${seat.userId === null ? say.computer(seat.name) : seat.name}`,
            action: { kind: 'kick', seat: index, userId: seat.userId } as const,
          },
        ],
  );
  return [{ part: 'select', label: say.lobby.chooseSeatToRemove, options }];
}

export function optionsLine(
  game: AnyGame,
  { options, turnSeconds, autoStart, locale }: ReadableTable,
  say: BotWords,
): string {
  const words = game.words[locale].options;
  const usual = game.options.parse({}) as Record<string, unknown>;
  const given = Object.entries(options as Record<string, unknown>).filter(
    ([key, value]) => words[key]?.alwaysShown || value !== usual[key],
  );
  return [
    ...given.map(([key, value]) => `${words[key]?.name ?? key} ${valueText(value, words[key], say)}`),
    say.lobby.time(turnSeconds),
    ...(autoStart ? [say.lobby.startsAutomatically] : []),
  ].join(' · ');
}

function valueText(value: unknown, words: OptionWords | undefined, say: BotWords): string {
  if (typeof value === 'boolean') return value ? say.table.on : say.table.off;
  return words?.values?.[String(value)]?.replace(/\s*[((].*[))]$/, '') ?? String(value);
}

export function closedLobbyScreen(game: AnyGame, table: CancelledLobby): TableScreen {
  const say = wordsFor(table.locale);
  const expired = table.expiredAt !== null;
  const by = table.endedBy === null ? null : accountName(table.endedBy, table.locale);
  return [
    text(game.words[table.locale].name, 'title'),
    text(expired ? say.lobby.expired : say.lobby.cancelled(by)),
  ];
}

/** Discord writes times in whole seconds. */
export const inSeconds = (ms: number): number => Math.round(ms / 1000);
