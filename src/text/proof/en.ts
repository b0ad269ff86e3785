import type { ProofWords } from './words.ts';

const s = (count: string, one: string, many = `${one}s`): string => `${count} ${count === '1' ? one : many}`;

export const en: ProofWords = {
  commands: {
    verify: { name: 'verify', description: 'Check a finished table from its seed on (only you see it)' },
  },
  options: {
    finishedTable: { name: 'table', description: 'A finished table: one of yours, or of this channel' },
  },
  agrees: 'Everything agrees.',
  agreesInPart: 'All that could be checked agrees.',
  differs: 'Something differs.',
  counts: ({ hands, actions, draws, choices, scores, postings }) =>
    `Checked: ${s(hands, 'hand')}, ${s(draws, 'shuffle or roll', 'shuffles and rolls')}, ${s(actions, 'play')}, ${s(choices, 'choice')} of computers, ${s(scores, 'score')}, ${s(postings, 'entry', 'entries')} of the ledger.`,
  uncheckedChoices: (count) =>
    `${s(count, 'choice')} of computers ${count === '1' ? 'was' : 'were'} only checked against the rules, as another version made ${count === '1' ? 'it' : 'them'}, or a computer failed.`,
  unpostedHands: (count) => `The ledger has nothing of ${s(count, 'hand')}: its book was closed.`,
  uncheckedEntries: (count) =>
    `Not checked: the ledger’s entries of ${s(count, 'hand')}, which are not in the file. The book may have been closed; /verify asks the ledger.`,
  changedHands: (count) =>
    `In ${s(count, 'hand')}, at least one seat was not held by the same player as at the end. Only the file says who held it.`,
  unknownHolders: (count) =>
    `Not checked: who held the seats in ${s(count, 'hand')}, as the file does not say. The entries were only checked to add up to the scores.`,
  hand: (number) => `hand ${number}`,
  deal: 'the deal',
  action: (number) => `play ${number}`,
  seat: (number) => `seat ${number}`,
  kinds: {
    commitment: 'The commitment is not the SHA-256 of the seed.',
    key: 'The key does not follow from the seed and the salts.',
    stored: 'The file is not that of the table that the bot has stored.',
    options: 'The game cannot be played with these options.',
    hand: 'This hand cannot follow the one before.',
    carry: 'The hand begins with something else than the one before left to it.',
    draw: 'A shuffle or roll does not follow from the seed and the salts.',
    holders: 'The seats cannot have been held as the file says.',
    'chosen-by': 'The play cannot have been chosen as the file says.',
    choice: 'The computer chooses another play.',
    illegal: 'The rules do not allow the play.',
    scores: 'The scores do not follow from the plays.',
    posting: 'The ledger’s entry does not follow from the scores.',
    'missing-entry': 'The ledger has no entry of this hand, though its book was open.',
    ledger: 'The entry in the file is not the ledger’s.',
    totals: 'The totals are not the sums of the scores.',
    state: 'The game stands in another way afterwards.',
  },
  expected: (value) => `Expected: ${value}`,
  found: (value) => `In the file: ${value}`,
  inLedger: (value) => `In the ledger: ${value}`,
  stored: (value) => `Stored by the bot: ${value}`,
  unknownGame: (game, version) =>
    `This version of Madoi cannot check it, as it does not have version ${version} of the game “${game}”.`,
  earlierRules: (game, version, own) =>
    `This table was played by an earlier version of the rules (${game}, version ${version}). This Madoi has version ${own}, so it cannot check it anymore.`,
  laterRules: (game, version, own) =>
    `This table was played by a later version of the rules (${game}, version ${version}). This Madoi has version ${own}, so it cannot check it.`,
  nameSeparator: ', ',
  commitment: 'Commitment, to compare with the one you kept',
  file: 'The file has the whole table: seed, salts, every play, scores and entries. Anybody can check it without Madoi.',
  howTo:
    'To check without the bot: save both files, open verify.html in a browser, and choose the table’s file there.',
  refusals: {
    unknownTable: 'There is no such finished table in this server. Choose one from the list.',
    inPlay: 'This table is not over yet. Its seed stays secret until then, so it can be checked afterwards.',
    notBegun: 'This table ended before its first hand: there is nothing to check.',
    cleared:
      'The plays of this table have been deleted, as it ended long ago. Its results are kept, but they cannot be checked anymore.',
    unreadable:
      'What is stored of this table cannot be read, so it cannot be checked. The bot’s operator finds more in the log.',
    busy: 'Many tables are being checked right now. Try again in a minute.',
    tooLarge: 'The file of this table is too large for Discord. The bot’s operator can write and check it.',
  },
  page: {
    title: 'Check a table',
    intro: 'Check a finished table of Madoi yourself. You get its file from the /verify command on Discord.',
    choose: 'Choose a table file',
    drop: 'or drop it here',
    working: 'Checking …',
    malformed: (reason) => `This is not a table file (${reason}).`,
    failed: 'The check could not be completed. The file may be damaged.',
    independent: 'Chance, by this page’s own code',
    independentAbout:
      'These steps use nothing but your browser’s own cryptography and the published recipe. They share no code with Madoi.',
    bundled: 'The whole table, by Madoi’s rules',
    bundledAbout:
      'The same code that runs in Madoi, bundled into this page, plays the table again: plays, computers’ choices, scores and ledger.',
    checks: {
      commitment: 'The commitment is the SHA-256 of the seed.',
      key: 'The key follows from the seed and the salts.',
      draws: 'Every shuffle and roll follows from the key.',
    },
    compare: 'Compare this commitment with the one that the table showed before its first hand:',
    yes: 'agrees',
    no: 'differs',
    local: 'Nothing leaves your computer: the page loads and sends nothing.',
  },
};
