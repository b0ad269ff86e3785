import { plain, signed } from '../../game/numbers.ts';
import type { DisplayAmount, LedgerWords } from './words.ts';

const inMoney = ({ money }: DisplayAmount): string =>
  money ? ` (${plain(money.amount)} ${money.money})` : '';
const count = (amount: number, singular: string, plural = `${singular}s`): string =>
  `${plain(amount)} ${amount === 1 ? singular : plural}`;

export const en: LedgerWords = {
  commands: {
    history: { name: 'history', description: 'Read what is written in the book' },
    adjust: {
      name: 'adjust',
      description: 'Admins: give to a player or take from them (the bank is the other side)',
    },
    transfer: { name: 'transfer', description: 'Admins: move from one player to another' },
    reverse: { name: 'reverse', description: 'Admins: take an entry back by a new one; nothing is deleted' },
    settle: { name: 'settle', description: 'Admins: the payments that bring all to zero, and a new season' },
    export: { name: 'export', description: 'Admins: the whole book as CSV and JSON' },
    close: { name: 'close', description: 'Admins: close a book; hands are not posted meanwhile' },
    reopen: { name: 'reopen', description: 'Admins: open a closed book again' },
    help: { name: 'help', description: 'How the ledger works' },
    stats: { name: 'stats', description: 'Games, wins, and the best and worst evening' },
    privacy: { name: 'privacy', description: 'Get what is stored about you, or have your name taken out' },
    privacyExport: { name: 'export', description: 'Get what is stored about you' },
    privacyErase: { name: 'erase', description: 'Take your name out of what is stored (the sums stay)' },
  },
  options: {
    player: { name: 'player', description: 'The player who gets it (below 0: loses it)' },
    whose: {
      name: 'player',
      description: 'Only this player’s (left out: everybody’s history, your own stats)',
    },
    from: { name: 'from', description: 'The player who pays' },
    to: { name: 'to', description: 'The player who is paid' },
    amount: { name: 'amount', description: 'How much to give; below 0 to take' },
    payment: { name: 'amount', description: 'How much to move' },
    reason: { name: 'reason', description: 'Why; it stays in the history' },
    note: { name: 'reason', description: 'Why; it stays in the history (may be left out)' },
    entry: { name: 'entry', description: 'The number after # in the history' },
    through: { name: 'through', description: 'The number of an earlier export (left out: up to now)' },
    everywhere: {
      name: 'everywhere',
      description: 'In every server where this bot is, not in this one alone',
    },
  },

  bank: 'Bank',
  former: (number) => `former member ${number}`,
  kinds: {
    hand: '🎴',
    unfinished: '⏹️ unfinished',
    adjust: '✏️ adjustment',
    transfer: '🔁 transfer',
    reverse: '↩️ reversal',
    settle: '🏁 settlement',
    close: '🔒 book closed',
    reopen: '🔓 book reopened',
    export: '📤 export',
  },

  show: {
    since: (at) => `Since <t:${at}:D>`,
    closed: '🔒 This book is closed: hands that end now are not posted.',
    row: (rank, player, total, hands, last) =>
      `${rank}. ${player} **${signed(total.amount)}**${inMoney(total)} · ${plain(hands)} played · last entry ${signed(last)}`,
    worth: (chip, worth, money) => `1 ${chip} = ${plain(worth)} ${money} (play money)`,
    history: 'History',
    chart: (leading) =>
      `The standings of the first ${leading.length} over time; now ${leading.map(({ player, total }) => `${player} ${signed(total)}`).join(', ')}`,
    chartTitle: (book) => `${book}: standings over time`,
    chartAxis: 'entries',
  },

  history: {
    title: (book, player) => (player === null ? `${book}: history` : `${book}: history of ${player}`),
    empty: 'Nothing is written here yet.',
    hand: (game, hand) => `${game}, hand ${hand}`,
    unfinished: (by, how) => {
      const who = by ?? '?';
      const ended = {
        agreed: `${who} asked, and all agreed`,
        alone: `ended by ${who}, with nobody else playing`,
        manager: `ended by ${who}, a server manager`,
        'no-place': 'its channel was gone',
        unknown: `ended by ${who}`,
      }[how ?? 'unknown'];
      return `${ended}; no payments`;
    },
    upTo: (entry) => `up to ${entry}`,
    by: (actor) => `by ${actor}`,
    reverses: (entry) => `takes back #${entry}`,
    reversedBy: (entry) => `↩️ taken back by #${entry}`,
    more: (rest) => `and ${rest} more`,
    newer: '◀ Newer',
    older: 'Older ▶',
  },

  stats: {
    title: (player) => `${player}’s stats`,
    empty: 'No hand has been finished yet.',
    hands: (hands, tables) => `${count(hands, 'hand')} at ${count(tables, 'table')}`,
    wins: (wins, percent) => `${plain(wins)} won (${percent}%)`,
    total: (amount) => `**${signed(amount)}** in all`,
    unfinished: (hands, endedByPlayer) =>
      `⏹️ ${hands === 1 ? '1 hand' : `${plain(hands)} hands`} ended unfinished and unpaid (${plain(endedByPlayer)} by this player)`,
    evenings: (best, worst) => `best evening ${signed(best)} · worst ${signed(worst)}`,
    note: 'Hands with less than four hours between them are one evening.',
  },

  admin: {
    done: 'Done.',
    notAnnounced: (channel) =>
      `It was done, but Madoi could not say so in ${channel}. Check that it has View Channel and Send Messages there.`,
    needsAdmin: (role) =>
      role === null ? 'You need Manage Server for this.' : `You need Manage Server or ${role} for this.`,
  },
  inputErrors: {
    zero: '0 changes nothing. Give 1 or more, or −1 or less to take.',
    'not-integer': 'The amount must be a whole number.',
    'too-large': 'At most 1,000,000,000 can be moved at once.',
    'not-positive': 'Give 1 or more. For the other direction, exchange from and to.',
    bot: 'Bots have no account in the ledger.',
    'no-reason': 'Give a reason: it stays in the history.',
    'long-reason': 'A reason has at most 200 characters.',
    'same-player': 'A player cannot pay themselves.',
  },
  refusals: {
    closed: 'This book is closed. `/ledger reopen` opens it.',
    'not-closed': 'This book is open.',
    'no-entry': 'This server’s books have no entry of that number. `/ledger history` shows the numbers.',
    'posts-nothing': 'That entry moved nothing, so there is nothing to take back.',
    reversed: (by) => `That entry was taken back already, by #${by}. To undo that, reverse #${by}.`,
    empty: 'Everybody stands at ±0: there is nothing to settle.',
    stale:
      'The book has moved on since this was shown: another settlement, or a hand that ended. Nothing was changed; use `/ledger settle` again.',
    expired: 'This question was left too long. Use `/ledger settle` again.',
  },

  settle: {
    title: (book) => `${book}: settlement`,
    period: (from, hands) =>
      `From ${from === null ? 'the beginning' : `<t:${from}:f>`} until now · ${count(hands, 'hand')}`,
    payments: (total) => `**${count(total, 'payment')}** ${total === 1 ? 'brings' : 'bring'} everybody to ±0`,
    noPayments: 'No payments: the scores go back to 0.',
    payment: (from, to, amount) => `${from} → ${to} **${plain(amount.amount)}**${inMoney(amount)}`,
    more: (rest, link) =>
      `and ${plain(rest)} more, in the file ${link === null ? 'attached' : `of [this message](${link})`}`,
    ask: (expires) =>
      `*Settle* writes the closing and begins a new season. This question expires <t:${expires}:R>.`,
    confirm: 'Settle',
    decline: 'Leave it',
    declined: 'Nothing was settled, and nothing was changed.',
    done: 'Settled. A new season begins.',
    closing: (book, entry) => `${book}: settled (#${entry})`,
  },

  export: {
    done: (book, through, entries, postings) =>
      `**${book}**, up to #${through} · ${count(entries, 'entry', 'entries')}, ${count(postings, 'posting')}`,
    how: 'Exported up to the same number, a book gives the same file at any time (except for names that people have had taken out).',
    chunk: (number, count) => `${number} / ${count}`,
    noEntry: 'This book has no entries up to that number.',
    busy: 'Another export is being made. Try again when it is done.',
  },

  privacy: {
    exported: 'This is what is stored about you. Only you see it.',
    nothing: 'Nothing is stored about you.',
    ask: (everywhere) =>
      `**Your name and user id will be taken out of what is stored ${everywhere ? 'in every server where this bot is' : 'in this server'}.** Sums and hands stay, as those of a “former member”; your stats are gone. This cannot be undone.`,
    confirm: 'Erase',
    decline: 'Leave it',
    declined: 'Nothing was changed.',
    expired: 'This question was left too long. Use `/privacy erase` again.',
    seated: 'You sit at a table that goes on, or host one. Try again when it is over.',
    erased: (names) =>
      names.length === 0
        ? 'Erased.'
        : `Erased. In the books only the sums stay, as those of ${names.join(', ')}.`,
  },

  settings: {
    logHere: '📒 Changes to the ledger and the settings will be announced in this channel.',
    logFails: (channel) =>
      `Madoi cannot write in ${channel}. Check that it has View Channel and Send Messages there. The setting is as it was.`,
    changed: (actor, change) => `⚙️ ${actor}: ${change}`,
  },
  unitErrors: {
    'bad-name': 'A name has up to 16 letters, figures and emojis, and nothing else.',
    'real-money': 'Chips are a record of play. Names and signs of real money cannot be used.',
    'half-worth': 'A worth needs a name for the play money, and a name needs a worth.',
    'bad-worth': 'The worth must be a whole number from 1 to 1,000,000.',
  },

  table: { notPosted: 'the book is closed: this hand is not posted' },

  help: {
    title: 'How the ledger works',
    body: [
      'Every hand that is finished goes into the book. In chips and points what is won and lost adds up to zero. No entry is ever changed: a mistake is taken back by a new one.',
      '**Everybody** `/ledger show` standings · `/ledger history` entries · `/ledger seasons` past seasons · `/stats` your results · `/leaderboard` who plays best · `/privacy` what is stored about you',
      '**Admins** `/ledger adjust` · `transfer` · `reverse` · `settle` · `export` · `close` / `reopen` · `rename-season`. All that they do is in the history, with their name and reason.',
      '**Settings** `/settings` a role that may do this too · the channel in which it is announced · what chips are called',
      '**Leaving?** `/privacy erase` takes your name out. The sums stay, as those of a “former member”, so that the books still balance; an earlier export made again is the same except for the name.',
      '**Chips are never real money.** They cannot be bought, sold or exchanged for anything of value. A worth in play money is for looking at, and nothing else.',
    ].join('\n\n'),
  },
};
