import { JOINER } from '../../game/screen-parts.ts';
import type { GuideWords } from './words.ts';

const range = (min: number, max: number): string =>
  min === max ? `${min}` : `${min}${JOINER}–${JOINER}${max}`;

export const en: GuideWords = {
  commands: {
    games: { name: 'games', description: 'See the games and open a table (only you see it)' },
    tables: {
      name: 'tables',
      description: 'See the tables of this server, to join or to watch (only you see it)',
    },
    tutorial: {
      name: 'tutorial',
      description: 'Tutorials: learn a game in about ten plays (only you see it)',
    },
    help: { name: 'help', description: 'What you can play here, and how (only you see it)' },
  },
  subcommands: {
    tutorial: (game) => `The tutorial of ${game}: learn it in about ten plays (only you see it)`,
    rules: (game) => `The rules of ${game}, to read (only you see them)`,
  },
  players: (min, max) => `${range(min, max)} players`,
  minutes: (min, max) => `${range(min, max)}\u00a0min`,
  listed: (name, players, minutes) => `**${name}** (${players}, ${minutes})`,
  sandbox: 'Open it in a browser, and press /games in the channel. Ctrl+C stops it.',
  games: {
    title: 'What shall we play?',
    intro: '*Open* sets up a table here. Computers can fill it.',
    open: 'Open',
    alreadyPlaying: (table) => `You are playing at a table: ${table}. Open another one?`,
    justOpened: (table) => `Your table is open: ${table}. Open another one?`,
    openAnyway: 'Open anyway',
    goToTable: 'Go to my table',
    another: 'Play something else',
    chooseAnother: 'Another game, same people',
    noOther: 'No other game here is for so many people.',
    together: (mentions, table) => `👥 ${mentions} Play on together? ${table}`,
  },
  tables: {
    title: 'Tables to join or to watch',
    none: 'No other table is open where you can see it.',
    join: 'Join',
    joined: (table) => `✅ You have a seat: ${table}.`,
    open: (count) => `📋 Open tables (${count})`,
    wish: '🔔 Tell me about new tables …',
    wished: (games) =>
      games.length === 0
        ? '🔕 You are not told of tables.'
        : `🔔 You are mentioned when somebody opens: ${games.join(', ')}`,
    told: (mentions, table) => `🔔 ${mentions} A table is open: ${table}.`,
    stop: 'No more mentions',
    stopped: (game, others) =>
      `🔕 You are no longer told of tables of ${game}.${others.length > 0 ? ` You are still told of: ${others.join(', ')}.` : ''}`,
    stopAll: 'No mentions at all',
    begun: (table) => `▶️ This table has begun: ${table}.`,
    closed: (table) => `▫️ This table is closed: ${table}.`,
  },
  help: {
    title: 'Playing here',
    intro:
      'Table games, with people or with computers. You are only ever offered what you may do, and *Rules* is on every table. These commands open a table:',
    questions: [
      {
        question: 'How does a game begin?',
        answer: () =>
          'A table opens in the channel with one of the commands above. Others press *Join*, and the host presses *Start*. On your own, press *Start with … computers*.',
      },
      {
        question: 'Where is my hand?',
        answer: ({ tableShow }) =>
          `In a message that only you see. It opens for the player who starts the game; everybody else presses the button on the table. If you lose it: ${tableShow}.`,
      },
      {
        question: 'What if you have to go?',
        answer: ({ tableLeave }) =>
          `${tableLeave} hands your seat to a computer until you are back. The same happens after two turns in a row that ran out of time.`,
      },
    ],
    more: ({ tables, standings, stats, replay, verify, me, settings }) =>
      `Tables: ${tables} · standings: ${standings} · your results: ${stats} · look again at a hand: ${replay} · check a table: ${verify} · your language and reminder: ${me} · this server: ${settings}`,
    seeGames: 'See the games',
  },
  tutorial: {
    choose: '🎓 Learn a game',
    learn: 'Learn it',
    offer: (game, steps) => `First time at ${game}? Learn it in ${steps} steps while the table fills.`,
    step: (number, total) => `Step ${number} of ${total}`,
    back: 'Back',
    skip: 'Skip to the end',
    done: 'Now you can play!',
    play: (computers) => `Play now with ${computers} computers`,
    rules: 'Rules',
  },
  welcome: {
    title: 'Table games for this server',
    intro: 'Hello from Madoi. From now on you can play here, with each other or with computers:',
    next: ({ games, help }) => `${games} opens a table; ${help} answers what new players ask.`,
  },
};
