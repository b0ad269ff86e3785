import { ordinal, plain, signed } from '../../game/numbers.ts';
import type { CommunityWords } from './words.ts';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${plain(count)} ${count === 1 ? one : many}`;

export const en: CommunityWords = {
  commands: {
    leaderboard: { name: 'leaderboard', description: 'How strong the players of a game are' },
    seasons: { name: 'seasons', description: 'The seasons of a book, and the standings of each' },
    renameSeason: { name: 'rename-season', description: 'Admins: give a season a name' },
    evening: { name: 'evening', description: 'Server managers: begin or end an evening in this channel' },
    eveningStart: { name: 'start', description: 'Begin an evening in this channel' },
    eveningEnd: { name: 'end', description: 'End the evening in this channel, and post its recap' },
  },
  options: {
    game: { name: 'game', description: 'Which game (default: the one played last)' },
    season: { name: 'season', description: 'A season’s number from /ledger seasons (default: all time)' },
    whichSeason: { name: 'season', description: 'The season’s number from /ledger seasons' },
    seasonName: { name: 'season-name', description: 'A name for the season that this closes' },
    newName: { name: 'name', description: 'The season’s name (up to 32 letters)' },
  },

  leaderboard: {
    title: (game) => `${game}: leaderboard`,
    allTime: 'All time',
    row: (rank, player, estimate, hands) => `${rank}. ${player} **${estimate}** · ${counted(hands, 'hand')}`,
    uncertainty: { new: 'just begun', uncertain: 'still uncertain' },
    you: (rank, estimate) => `You are in ${ordinal(rank)} place with **${estimate}**.`,
    meaning:
      'The number is how strong a player is at least, almost certainly: it starts at 0.0, rises by winning, more so against strong players, and falls by losing.',
    counted:
      'Only hands among people count, and none in which a computer stepped in for somebody, or that was reversed in the ledger.',
    empty: 'No hand of this game has been played among people alone yet.',
    emptySeason: 'No hand of this game was played among people alone in this season.',
    chooseGame: 'Another game',
    chooseSeason: 'Another season',
    unknownGame: 'There is no such game. The games are in `/games`.',
  },

  seasons: {
    title: (book) => `${book}: seasons`,
    number: (number) => `Season ${number}`,
    named: (name, number) => `${name} (season ${number})`,
    running: 'now',
    dates: (from, to) => `${from === null ? '…' : `<t:${from}:D>`} – ${to === null ? 'now' : `<t:${to}:D>`}`,
    hands: (count) => counted(count, 'hand'),
    nobody: 'nobody in the standings',
    choose: 'All standings of …',
    row: (rank, player, amount) => `${rank}. ${player} **${amount}**`,
    withoutZeros: 'Players who ended at ±0 are not listed: nothing was settled with them.',
    all: 'All seasons',
    note: 'A settlement closes a season. Its standings stay as they were settled; only its number of hands leaves out hands reversed since.',
    empty: 'Nothing has been played for this book yet.',
    gone: 'This season is no more: the settlement that began it was reversed.',
    unknown: (book, number, count) =>
      `${book} has no season ${number}: there ${count === 1 ? 'is 1' : `are ${count}`}. They are in \`/ledger seasons\`.`,
    renamed: (book, number, name) => `${book}: season ${number} is called “${name}” now.`,
    willBeNamed: (name) => `The season that ends will be called “${name}”.`,
    badName: 'A season’s name has 1 to 32 letters on one line, and mentions nobody.',
  },

  evening: {
    started: (by) =>
      `🌙 ${by} has begun an evening here. Its recap comes with \`/evening end\`, or 4 hours after the last hand. Hands of slow tables (8 hours or a day a turn) do not belong to it.`,
    running: (since, hands) =>
      `An evening is under way here since <t:${since}:t>, with ${counted(hands, 'hand')} so far. \`/evening end\` ends it.`,
    notRunning:
      'No evening is under way in this channel. Hands of slow tables (8 hours or a day a turn) begin none.',
    endedEmpty:
      'The evening has ended. No hand belonged to it, so there is no recap. Hands of slow tables (8 hours or a day a turn), and those among computers alone, belong to none.',
    ended: 'The evening has ended. Its recap comes in this channel.',
    title: 'The evening’s recap',
    span: (from, to) => `<t:${from}:f> – <t:${to}:t>`,
    counts: (hands, tables, people) =>
      [counted(hands, 'hand'), counted(tables, 'table'), counted(people, 'player')].join(' · '),
    game: (game, hands) => `${game} · ${counted(hands, 'hand')}`,
    row: (rank, player, total, hands) => `${rank}. ${player} **${total}** · ${counted(hands, 'hand')}`,
    more: (count) => `… and ${plain(count)} more`,
    best: ({ player, hand, amount, times }) =>
      `🏆 Best hand: ${player} ${signed(amount)} in ${hand} (${times} × the usual)`,
    bitterest: ({ player, hand, amount, times }) =>
      `🥀 Bitterest hand: ${player} ${signed(amount)} in ${hand} (${times} × the usual)`,
    spread:
      'The usual is by how much scores of that game’s latest hands here differ from their hand’s average.',
    notPosted: (hands) => `${counted(hands, 'hand')} not counted: a closed book, or reversed.`,
    goToBest: '🏆 Go to this hand',
    goToBitterest: '🥀 Go to this hand',
    hands: 'Hands to remember',
    standings: 'Standings',
  },
};
