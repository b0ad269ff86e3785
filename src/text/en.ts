import { signed } from '../game/numbers.ts';
import { line } from '../game/screen.ts';
import { companyRefusals } from './company-refusals.ts';
import { endedBy, ending } from './ending-en.ts';
import { fairShuffle } from './fair-shuffle-en.ts';
import { hints, hintsOption } from './hints-en.ts';
import { levelNames, levelOption } from './levels.ts';
import { listed, turnOf } from './players-en.ts';
import { privateOption } from './private.ts';
import { slowWords } from './slow.ts';
import { duration, pauses, times } from './times-en.ts';
import { inSeconds } from './timestamps.ts';
import type { BotWords } from './words.ts';

export const en: BotWords = {
  language: 'English',
  colon: ': ',
  commands: {
    play: { name: 'play', description: 'Open a table and play together' },
    rules: { name: 'rules', description: 'Read how a game is played (only you see it)' },
    ledger: { name: 'ledger', description: 'The books of chips and points' },
    ledgerShow: { name: 'show', description: 'Show the standings' },
    table: { name: 'table', description: 'Show, leave or end a table' },
    tableShow: { name: 'show', description: 'Open your hand, or see the tables' },
    tableLeave: { name: 'leave', description: 'Leave the table (during a game a computer takes over)' },
    tableEnd: {
      name: 'end',
      description: 'End the table (its host if all players agree, or a server manager)',
    },
    tableSeats: {
      name: 'seats',
      description: 'See who sits there, replace somebody who is away, or leave for good',
    },
    settings: { name: 'settings', description: 'Settings for this server (needs Manage Server)' },
  },
  options: {
    time: {
      name: 'time',
      description:
        'How long a turn may take until the computer moves (default 3 minutes, or as set for this server)',
    },
    pause: {
      name: 'pause',
      description: 'Time to read a result, unless all press Next (default 1 minute; 10 alone with computers)',
    },
    computers: {
      name: 'computers',
      description: 'How many computers join at the start (default: none)',
    },
    level: levelOption.en,
    autoStart: { name: 'auto-start', description: 'Whether a full table starts by itself (default: off)' },
    hints: hintsOption,
    picture: {
      name: 'table-picture',
      description:
        'Whether the running table has a picture; results have one anyway (default: as set for this server)',
    },
    openHands: {
      name: 'open-hands',
      description:
        'Whether watchers may see all that was hidden in a round or deal once the next begins (default: off)',
    },
    thread: {
      name: 'thread',
      description: 'Whether the table has its own thread (default: as set for this server)',
    },
    private: privateOption.en,
    book: { name: 'book', description: 'Which book' },
  },
  times,
  pauses,
  hints,
  levels: levelNames.en,

  computers: 'Computers',

  lobby: {
    seats: (taken, min, max) =>
      `Seats ${taken} / ${max}${taken < min ? (min === max ? ', all of them needed' : `, at least ${min}`) : ''}`,
    free: (first, count) => `${first}. free${count === 1 ? '' : ` (${count} seats)`}`,
    host: ' (host)',
    options: 'Options',
    time: (seconds) => (seconds === 0 ? 'no time limit' : `${duration(seconds)} a turn`),
    startsAutomatically: 'starts when full',
    withPicture: 'with a picture of the running table',
    withOpenHands: 'watchers see all hands, one hand later',
    expires: (at) => `Closes <t:${at}:R> if nobody touches it`,
    join: 'Join',
    joinForComputer: 'Take a computer’s seat',
    leave: 'Leave',
    addComputer: 'Add computer',
    remove: 'Remove',
    rules: 'Rules',
    start: 'Start',
    fill: (computers) => `Start with ${computers} ${computers === 1 ? 'computer' : 'computers'}`,
    fillUp: (computers) =>
      `Fill up and start: ${computers} more ${computers === 1 ? 'computer' : 'computers'}`,
    fewer: 'To choose how many computers play, press *Add computer* once for each, then *Start*.',
    cancel: 'Close the table',
    chooseSeatToRemove: 'Choose a player to remove',
    removed: 'Removed.',
    cancelled: (by) => (by === null ? 'This table was closed.' : `${by} closed this table.`),
    expired: 'Nobody touched this table, so it was closed.',
  },

  fairShuffle,

  table: {
    timeLeft: (deadline) => `⏳ Time runs out <t:${deadline}:R>`,
    turn: (players, deadline, areTogether = false) =>
      line`▶️ ${areTogether ? line`Waiting for ${listed(players)} to choose` : turnOf(players)}${deadline === null ? '' : `\n${en.table.timeLeft(deadline)}`}`,
    next: 'Next',
    back: 'I’m back',
    timeRanOut: '⏰ time ran out',
    away: '💤 away',
    between: (hand, at, players) =>
      players.length > 0
        ? line`⏭️ ${hand} starts <t:${at}:R>, or once ${listed(players)} ${players.length > 1 ? 'have' : 'has'} pressed *Next*.`
        : [`⏭️ ${hand} starts <t:${at}:R>.`],
    pastHand: (title, scores) => line`${title} · ${scores}`,
    pastHandsMore: (count) => `… and ${count} before that`,
    score: 'Score',
    finalScore: 'Final score',
    scoreSoFar: 'Score so far',
    totals: 'Final score',
    scoreRow: (player, won, total) =>
      line`${player} **${signed(total)}**${won === null ? '' : ` (latest: ${signed(won)})`}`,
    ledgerNow: (book) => `${book} over all tables`,
    over: 'The table is over. Well played!',
    lastHand: (host) => `⏹️ ${host} chose to end this table after this hand.`,
    ended: (by, how, unfinished) =>
      [
        `⏹️ ${endedBy(by, how)}`,
        unfinished === null
          ? 'Every hand that was finished is in the book.'
          : `${unfinished} was not finished, so it does not count.`,
      ].join(' '),
    quarantined:
      'This table cannot go on, so it was stopped. No payments are made for the hand in play. All other tables go on; the bot’s log has the details.',
    rematch: 'Rematch',
    started: (mentions, game) => `${mentions} **${game}** has begun!`,
    ping: (mentions, game, deadline) =>
      `${mentions} **${game}**: it is your turn.${deadline === null ? '' : ` A computer plays for you <t:${deadline}:R>.`}`,
    named: (game, id) => `${game} · table ${id}`,
    on: 'on',
    off: 'off',
  },

  ending,

  panel: {
    stale: 'The game had moved on. This is how it stands.',
    movedByClock: (moves) =>
      line`⏰ Your time ran out, so the computer chose for you${moves ? line`: ${moves}` : ''}.`,
    playedMeanwhile: (moves) => line`↩️ While you were away, the computer chose: ${moves}`,
    youAreAway: '💤 **You are away**: a computer plays for you.',
    nextAt: (hand, at, isAlone) =>
      `${hand} starts <t:${at}:R>, or as soon as ${isAlone ? 'you press' : 'everybody has pressed'} *Next*.`,
    waitsForNext: (hand, at, players) =>
      line`You are ready. Waiting for ${listed(players)}; ${hand} starts <t:${at}:R> at the latest.`,
    over: 'This table is over.',
    toTable: 'Go to the table',
    more: 'More',
    less: 'Back',
    updatesStopped:
      'You have not pressed anything for a while, so this panel no longer updates by itself. Press Refresh to see how things stand.',
    refresh: 'Refresh',
    deletedTooOften:
      'The table’s message was deleted three times within five minutes, so it is no longer posted. Another bot may be removing it: ask a server manager to exempt Madoi or this channel.',
    postedAgain:
      'The table’s message was deleted three times within five minutes; now it is posted again. Another bot may be removing it: ask a server manager to exempt Madoi or this channel.',
    showAgain: 'Show the table again',
    forbidden: (missing) =>
      `The channel cannot show this table: Madoi lacks permission there${missing && ` (${missing})`}. It appears again once a server manager grants that.`,
    playOnHere: 'You can play on here.',
    playOnElsewhere:
      'Discord disables the buttons in a locked thread. Use `/table show` in another channel, and play on there.',
  },

  books: { chips: 'Chips', points: 'Points', score: (game) => `Scores of ${game}` },
  ledger: {
    title: (book) => `${book}: the standings`,
    empty: 'Nothing in it yet. Every hand that is played goes in.',
    note: 'Chips cannot be bought, sold or exchanged.',
  },

  answers: {
    joined: 'You joined the next table.',
    rematchOpened: (table) => `The next table is open: ${table}.`,
    guildOnly: 'Use this in a server.',
    noPermission: (missing) => `To open a table here Madoi needs: ${missing}. Ask a server manager.`,
    notInServer: (invitation) =>
      `Only Madoi’s commands were added to this server, so it cannot show a table here. Ask a server manager to [add Madoi as well](${invitation}).`,
    channelHidden: (bot) =>
      `Madoi cannot see this channel. In a private thread, mention ${bot} to let it in, or ask a server manager to grant it Manage Threads; elsewhere, View Channel.`,
    noThreadsHere: 'This kind of channel has no threads, so your table is in the channel itself.',
    threadFailed: 'Discord did not open a thread, so your table is in the channel itself.',
    needsManager: 'You need Manage Server for this.',
    thread: (game, host) => `${game} — ${host}’s table`,
    threadMade: (game, host, channel) =>
      `${host} opened a table of **${game}** in ${channel}. Join it there.`,
    page: (page, pages) => `${page} / ${pages}`,
    unknownControl: 'This button no longer works. Look for the table’s latest message, or use `/table show`.',
    wrongOption: ({ name, description }) => `“${name}” cannot be that: ${description}`,
    failed: 'That did not work, and nothing was changed. Wait a moment and press again.',
    erasing:
      'Madoi was not in this server for a month, so what was stored about it is being erased now. Try again in a few minutes.',
    tooFast: 'That was too fast, and was not carried out. Wait five seconds, then go on.',
  },

  tables: {
    title: 'Tables in this server',
    listSeparator: ', ',
    none: 'No table is open in this server. Open one with `/play`.',
    noneToLeave: 'You sit at no table in this server.',
    noneToEnd: 'There is no table that you may end: only its host may, or a member with Manage Server.',
    more: (count) => `… and ${count} more`,
    named: (link, channel, host) => `${link} in ${channel}, host ${host}`,
    plain: (game, channel) => `${game} in ${channel}`,
    gathering: (taken, max) =>
      taken < max ? `waiting for players, ${taken} / ${max}` : `full, ${max} / ${max}, about to start`,
    playing: (hand, players) =>
      `${hand}, ${players.length > 1 ? `waiting for ${players.join(', ')}` : `${players[0]}’s turn`}`,
    between: 'about to go on',
    chooseTableToLeave: 'Which table do you want to leave?',
    chooseTableToEnd: 'Which table do you want to end?',
    left: (table) => `You left the table: ${table}.`,
    handedOver: (table) =>
      `You left your seat, and a computer plays for you: ${table}. Press “I’m back” at any time.`,
    ended: (table) => `You ended the table: ${table}.`,
    confirm: (table) => `End this table? ${table}.`,
    lost: (hand) =>
      hand === null
        ? 'It does not go on. What is finished stays in the book.'
        : `${hand} is not finished: it will not count, and the book will say that you ended it. What is finished stays in the book.`,
    needsAll:
      'Others are playing. The hand ends now only if all players who are not away agree, so they are asked.',
    orLastHand:
      'Or a computer plays this hand to its end for you; it is paid as always, and the table ends after it.',
    ask: 'Ask all to end it',
    lastHand: 'Let a computer finish',
    end: 'End the table',
    decline: 'Keep playing',
    declined: 'The table goes on.',
  },

  limits: {
    yours: 'Your open tables:',
  },

  manageThreads: 'Manage Threads, as this thread is locked',
  permissions: {
    ViewChannel: 'View Channel',
    SendMessages: 'Send Messages',
    SendMessagesInThreads: 'Send Messages in Threads',
    AttachFiles: 'Attach Files',
    CreatePublicThreads: 'Create Public Threads',
    CreatePrivateThreads: 'Create Private Threads',
  },

  refusals: {
    'no-table': () => 'That table is gone.',
    finished: () => 'This table is over.',
    cleared: () =>
      'This table ended long ago, and its plays are no longer kept. What it paid is still in the ledger.',
    quarantined: () => 'This table cannot go on, so it was stopped.',
    begun: () => 'It has already begun.',
    'not-begun': () => 'It has not begun yet.',
    full: ({ seats }) => `The table is full (${seats} seats).`,
    'already-seated': () => 'You already sit at this table.',
    'not-seated': () => 'You do not sit at this table.',
    'not-host': () => 'Only the table’s host can do this.',
    'too-few': ({ missing, seats }) =>
      `It takes ${seats} to start; ${missing} more to go. Computers can fill the seats.`,
    'no-such-seat': () => 'That seat is already free, or cannot be removed.',
    stale: () => 'The game had moved on.',
    'not-away': () => 'You are already back.',
    'not-finished': () => 'This table is not over yet.',
    'no-hand': () => 'No hand is in play now.',
    'not-agreed': () =>
      'Others are playing, so you cannot end this hand alone. Use `/table end` to ask them, or to let a computer finish it for you.',
    'not-asked': () => 'Nobody is asking to end this table anymore.',
    'asked-already': ({ at }) =>
      `The others have already been asked. The question lapses <t:${inSeconds(Number(at))}:R>.`,
    'asked-lately': ({ at }) =>
      `They were asked a moment ago. You can ask again <t:${inSeconds(Number(at))}:R>.`,
    'last-hand-already': () => 'This table already ends with this hand.',
    'agreed-already': () => 'You have already agreed.',
    'not-closing': () => 'This table stays open.',
    ...companyRefusals.en,
    'member-limit': ({ max, kind }) =>
      `You have as many open ${slowWords.en.counted(max, kind)} as this server allows one member (${max}). End one with \`/table end\`, or join somebody else’s.`,
    'channel-limit': ({ max, kind }) =>
      `This channel has as many open ${slowWords.en.counted(max, kind)} as this server allows (${max}). Use another channel, or the option “thread”, or wait until one is over.`,
    'server-limit': ({ max, kind }) =>
      `This server has as many open ${slowWords.en.counted(max, kind)} as it allows (${max}). Join one of them (\`/table show\` lists them), or wait until one is over.`,
  },
};
