import { namesIn } from '../../../game/names.ts';
import { plain, signed } from '../../../game/numbers.ts';
import { line } from '../../../game/screen.ts';
import { EM_SPACE, JOINER, joinLines, NARROW_SPACE, NO_BREAK_SPACE } from '../../../game/screen-parts.ts';
import { type Call, WILD } from '../dice.ts';
import { pictureOf, signOf } from '../pictures.ts';
import { reasonsEn } from './reasons-en.ts';
import { refusalsEn } from './refusals-en.ts';
import { rulesEn } from './rules-en.ts';
import { tutorialEn } from './tutorial-en.ts';
import type { Words } from './words.ts';

const chips = (count: number) => `${plain(count)} chip${count === 1 ? '' : 's'}`;
const dice = (count: number) => `${count} ${count === 1 ? 'die' : 'dice'}`;

/** The reader, whose verbs are others. */
const YOU = 'you';

/** Wilds count double where calls are compared. */
const worth = ({ count, face }: Call) => (face === WILD ? [`as ${2 * count}`] : []);
const FACE_NAMES = ['', 'one', 'two', 'three', 'four', 'five', 'star'];
const inBrackets = (notes: readonly string[]) => (notes.length > 0 ? ` (${notes.join(', ')})` : '');
const comparedAs = (made: Call) => inBrackets(worth(made));
const call = ({ count, face }: Call) =>
  line`**${count}${NARROW_SPACE}×**${NARROW_SPACE}${{ cards: [pictureOf(face)], spoken: count === 1 ? FACE_NAMES[face]! : `${FACE_NAMES[face]}s` }}`;
// A line may end beside any picture, and within no sign.
const rung = ({ count, face }: Call) => line`${count}×${JOINER}${signOf(face)}`;
const plainCall = ({ count, face }: Call) => `${count}×${signOf(face)}`;
const callLabel = (made: Call) => plainCall(made) + comparedAs(made);

export const en: Words = {
  name: 'Bluff',
  description:
    'Call how many dice of a face the whole table holds, each time higher. Bluff, or catch a bluffer.',
  openHandLabel: 'My dice',
  listSeparator: ', ',
  names: namesIn('en'),
  match: (number, total) => (total === null ? `Match ${number}` : `Match ${number} of ${total}`),
  options: {
    end: {
      name: 'end',
      description: 'When a match ends (default: when one player is left)',
      values: {
        last: 'one player is left (and is paid in chips; default)',
        first: 'somebody has no dice (the dice left are the score)',
      },
    },
    stake: { name: 'stake', description: 'Chips that every other player pays the winner (1–100, default 1)' },
    odds: {
      name: 'odds',
      description:
        'Whether each player is privately shown how likely calls are, by what they see (default: off)',
    },
    matches: {
      name: 'matches',
      alwaysShown: true,
      description: 'How many matches to play (1–20, default 1)',
    },
  },
  spoken: {
    // A call is "6 fives".
    '×①': 'one|ones',
    '×②': 'two|twos',
    '×③': 'three|threes',
    '×④': 'four|fours',
    '×⑤': 'five|fives',
    '×★': 'star|stars',
    // It is not read out.
    '×': ' ',
    die1: 'one',
    die2: 'two',
    die3: 'three',
    die4: 'four',
    die5: 'five',
    die6: 'star',
    dieback: 'covered dice:',
    '①': 'one',
    '②': 'two',
    '③': 'three',
    '④': 'four',
    '⑤': 'five',
    '★': 'star',
  },
  rules: rulesEn,
  reasons: reasonsEn,
  tutorial: tutorialEn,
  refusals: refusalsEn(callLabel),
  ask: {
    face: 'Call: which face?',
    count: 'How many?',
    reveal: 'Reroll: which dice to reveal?',
    reroll: 'Reroll',
  },
  call,
  rung,
  callLabel,
  faceLabel: (face) => (face === WILD ? `${signOf(face)} wilds` : `${face}s`),

  round: (round, count) => `Round ${round} · ${dice(count)} on the table`,
  opening: (starter) => line`${starter} makes the first call.`,
  callOf: (who, standing) =>
    line`${who === YOU ? 'Your' : line`${who}’s`} call: ${call(standing)}${comparedAs(standing)}`,
  inPlay: (count, seats) => line`${dice(count)} in play: ${seats}`,
  seatHas: (who, count) => line`${who}${NO_BREAK_SPACE}**${count}**`,
  eachHas: (count) => `${count} each`,
  othersHave: (count) => `the others **${count}** each`,
  you: YOU,
  inView: (revealed) => line`Revealed:${NO_BREAK_SPACE}${revealed}`,
  ladder: (calls) => line`Higher calls: ${calls}`,
  nothingAbove: 'There is no higher call.',
  wildNote: '★ is wild: it counts as any face.',
  onlyWildsCount: 'For a call of ★ only ★ count.',
  wildCallNote: 'To compare a call of ★, double its number: 2×★ is above 4×⑤, and below 5×①.',
  lostDice: (count) => `${count} lost`,
  out: 'out',
  called: (who, made) => line`${who}: ${call(made)}${comparedAs(made)}`,
  revealed: (who, shown, rolled) => line`${who}: reveals ${shown} and rerolls ${dice(rolled)}`,

  calledInShort: (who, made) => line`${who}${NO_BREAK_SPACE}${rung(made)}${comparedAs(made)}`,
  since: (events, hasActed) => line`${hasActed ? 'Since your last turn' : 'So far'}: ${events}`,

  thisRound: 'This round:',
  endOf: (round) => `The end of round ${round}`,
  lastChallenge: (round) => `Round ${round}, the last challenge:`,
  challenged: (challenger, caller) =>
    line`⚔️ ${challenger === YOU ? 'You challenge' : line`${challenger} challenges`} ${caller}!`,
  counted: (call, actual, excess) => {
    const by = excess > 0 ? `${excess} over` : excess < 0 ? `${-excess} short` : 'exact';
    return line`Called ${call} · counted **${actual}** (${by})`;
  },
  loses: (who, lost, isOut) =>
    isOut
      ? line`💥 ${who} loses ${lost === 1 ? 'their last die' : line`all **${dice(lost)}**`} and is out`
      : line`💥 ${who} loses **${dice(lost)}**`,
  youLose: (lost, isOut) =>
    isOut
      ? line`💥 You lose ${lost === 1 ? 'your last die' : line`all **${dice(lost)}**`} and are out`
      : line`💥 You lose **${dice(lost)}**`,
  allButLose: (caller, out) =>
    line`💥 Everybody but ${caller} loses **1 die**${out.length > 0 ? line` (out: ${out})` : ''}`,
  showdownInShort: ({ round, challenger, caller }, made, actual, loss) =>
    line`Round ${round}: ⚔️ ${challenger} → ${caller}, ${made} · counted ${actual} · ${loss}`,
  losesInShort: (who, lost, isOut) => line`${who}${NO_BREAK_SPACE}${signed(-lost)}${isOut ? ' 💀' : ''}`,
  allButLoseInShort: (caller) => line`all but ${caller}${NO_BREAK_SPACE}${signed(-1)}`,
  diceOf: (who, count, counted, others) => {
    const counting = line`**${count}** counted${counted.length > 0 ? line` ${counted}` : ''}`;
    const rest = others.length > 0 ? line`rest ${others}` : [];
    return line`${who}: ${joinLines([counting, rest], `${NARROW_SPACE}· `)}`;
  },
  countsOf: (seats) => line`Of these: ${seats}`,
  starts: (who, challenger) =>
    challenger ? line`${who} starts (next after ${challenger})` : line`${who} starts next`,
  wins: (who) => line`🏆 ${who} wins!`,
  stopped: (out) => line`No dice left: ${out}. The dice that the others kept are their scores.`,
  paid: (winner, stake, payers, scores) =>
    line`${winner === YOU ? 'You get' : line`${winner} gets`} ${chips(stake)} from ${payers === 1 ? 'the other player' : 'each of the others'}: ${scores}`,
  points: (scores) => line`Points, for the dice left: ${scores}`,

  yourDice: (count) => `Your ${dice(count)}`,
  yourTurn: 'Your turn',
  diceApart: (hidden, revealed) => line`hidden ${hidden}${EM_SPACE}revealed ${revealed}`,
  youAreOut: 'You have no dice left. Watch how it ends.',
  outByOwnCall: (challenger, made, actual) =>
    line`You are out: ${challenger} challenged your ${made}, and there were ${actual}.`,
  outByOwnChallenge: (caller, made, actual) =>
    line`You are out: you challenged ${caller}’s ${made}, and there were ${actual}.`,
  outByExactCall: (challenger, caller, made) =>
    line`You are out: ${challenger} challenged ${caller}’s ${made}, and it was exact.`,
  youWon: (count) => `🎉 You won ${chips(count)}!`,
  youLost: (winner, count) => line`${winner} wins. You pay ${chips(count)}.`,
  youPay: (count) => `You pay ${chips(count)}.`,
  youKept: (count) =>
    count === 0
      ? 'No dice left: 0 points'
      : `You kept ${dice(count)}: ${count} point${count === 1 ? '' : 's'}`,
  waiting: (who) => line`It is ${who}’s turn.`,
  yourOpening: (challenger) =>
    challenger
      ? line`**You start** (next after ${challenger}, who challenged). Call any face and number.`
      : line`**You start.** Call any face and number.`,
  yourCall: (rolled) => `**You rolled ${rolled}.** Now make a call.`,
  yourChallenge: 'There is no higher call: challenge.',
  odds: (enough, exact) => `🎯 True by what you see: **${enough}** (exact: ${exact})`,
  challenge: 'Challenge',
  dontChallenge: 'Don’t challenge',
  atStake: (caller) =>
    line`Fewer than called: ${caller} loses one for each die short. More: you lose one for each die over. Exact: all but ${caller} lose 1.`,
  chooseFace: 'Call: choose a face',
  counts: (face, least, most) => {
    const range = least === most ? `${least}` : `${least} to ${most}`;
    return face === WILD ? `${range}; doubled to compare` : range;
  },
  chooseFaceFirst: 'How many? (face first)',
  chooseCount: (face, least, most) => `How many ${signOf(face)}? (${least}–${most})`,
  otherCounts: (least, most) => (least === most ? `${least} …` : `${least} to ${most} …`),
  chooseReveal: 'Reveal dice, reroll the rest',
  noReveal: 'No reroll: only one hidden die',
  afterReveal: 'Revealed dice stay in view until the round ends. Once you have rolled, you must call.',

  pickCall: 'Call: choose a face and a number',
  pickCount: 'Call: choose a number',
  makeCall: (made) => `Call ${callLabel(made)}`,
  makeHopelessCall: (made, isDisproved) =>
    `Call ${plainCall(made)}${inBrackets([...worth(made), isDisproved ? 'cannot be true' : 'under 1% likely'])}`,
  makeRatedCall: (made, enough) =>
    `Call ${plainCall(made)}${inBrackets([...worth(made), `${enough} likely`])}`,
  trueIn: (enough) => `${enough} likely, by what you see`,
  reroll: (shown, rolled) => `Reveal ${shown}, reroll ${dice(rolled)}`,
  challengeCall: (standing) => `Challenge ${plainCall(standing)}`,

  aChallenge: 'challenge',
  aChallengeOf: (made) => line`challenge ${made}`,
  aCall: (made) => line`call ${made}`,
  aReroll: (shown) => line`reveal ${shown} and reroll the rest`,
};
