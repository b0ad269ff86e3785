import { plain } from '../../game/numbers.ts';
import type { SettingsWords } from './words.ts';

const range = (min: number, max: number): string => `From ${plain(min)} to ${plain(max)}`;

export const en: SettingsWords = {
  title: 'Settings of this server',
  pages: {
    places: 'Language and channels',
    tables: 'Games and new tables',
    people: 'Log and roles',
    amounts: 'Chips, limits, storage',
  },
  labels: {
    locale: 'Language of what everybody sees',
    channels: 'Channels for tables',
    games: 'Games',
    turnSeconds: 'Time for a turn',
    pings: 'Mentions',
    recaps: 'Recaps',
    threads: 'Threads',
    pictures: 'Pictures',
    logChannel: 'Log',
    adminRole: 'Ledger admins',
    callRoleId: 'Role to call players',
    units: 'Chips',
    limits: 'Open tables at most',
    keepDays: 'Plays of finished tables',
  },
  notes: {
    turnSeconds: 'For new tables whose host chooses nothing else; threads and pictures likewise.',
    pings: 'A table mentions the players it waits for, for example when their time is about to run out.',
    recaps: 'Recaps come by themselves when an evening ends; `/evening end` posts one in any case.',
    logChannel: 'Changes to the ledger and the settings are announced here.',
    adminRole: 'Its members may keep the ledger, besides members with Manage Server.',
    callRoleId: 'Players in a lobby may call it, once every ten minutes in the whole server.',
    limits: 'Slow tables (8 hours or a day for a turn) are counted by themselves: as many again may be open.',
  },
  choose: {
    channels: 'Choose channels',
    games: 'Choose games',
    logChannel: 'Choose a channel',
    adminRole: 'Choose a role',
    callRoleId: 'Choose a role',
  },
  reset: {
    channels: 'Allow all channels',
    logChannel: 'No log',
    adminRole: 'No admin role',
    callRoleId: 'No calls',
  },
  open: { units: 'Chips …', limits: 'Limits …', keepDays: 'Storage …' },

  values: {
    allChannels: 'all',
    allGames: 'all',
    ownLanguage: 'the server’s own in Discord',
    ownLanguageOfHost: 'that of the table’s host',
    none: 'none',
    on: 'on',
    off: 'off',
    deletedChannel: '⚠️ a deleted channel',
    deletedRole: '⚠️ a deleted role',
    separator: ', ',
    more: (count) => `${count} more`,
    forEver: 'kept forever',
    days: (days) => `kept for ${plain(days)} days`,
    limits: ({ member, channel, server }) =>
      `${member} by one member, ${channel} in one channel or thread, ${server} in this server`,
  },

  fields: {
    chip: { label: 'Name of the chips', hint: (_, max) => `Up to ${max} characters. Empty: chips.` },
    worth: {
      label: 'What one chip is worth',
      hint: (min, max) => `In play money, from ${plain(min)} to ${plain(max)}. May be empty.`,
    },
    money: {
      label: 'Name of the play money',
      hint: (_, max) => `Up to ${max} characters, not real money. May be empty.`,
    },
    member: { label: 'Open tables by one member', hint: range },
    channel: { label: 'Open tables in one channel or thread', hint: range },
    server: { label: 'Open tables in the whole server', hint: range },
    days: {
      label: 'Days to keep plays',
      hint: (min, max) => `${range(min, max)}. Empty: forever. Results and the ledger always stay.`,
    },
  },

  saved: (label, value) => `✅ **${label}**: ${value}`,
  unchanged: 'That is how it was. Nothing was changed.',
  changed: (label, from, to) => `**${label}**: ${from} → ${to}`,

  refusals: {
    everyone: 'That role is everybody’s. Choose another one.',
    wrongChannel: 'Tables cannot be there. Choose another channel. Nothing was changed.',
    wrongRole: 'That role is gone. Choose another one. Nothing was changed.',
    wrongGame: 'That game is not there anymore. Nothing was changed.',
    wrongNumber: (label, min, max) =>
      `${label}: this must be a whole number from ${plain(min)} to ${plain(max)}. Nothing was changed.`,
  },

  play: {
    otherChannels: (channels, more) =>
      `Tables are not opened in this channel. Use ${channels}${more > 0 ? ` or one of ${more} more` : ''} instead.`,
    noChannel:
      'Tables are not opened in this channel, nor in any other that you can see. A server manager can change that with `/settings`.',
    otherGames: (games) => `That game is not played in this server. These are: ${games}.`,
    noGame: 'No game is allowed in this server. A server manager can change that with `/settings`.',
  },
};
