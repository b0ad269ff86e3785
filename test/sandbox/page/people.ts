import type { Person } from '../../../src/sandbox/protocol.ts';

export const newPerson = (id: string): Person => ({
  id,
  name: id,
  color: '#000',
  locale: 'ja',
  manager: false,
  bot: false,
});

export const bot: Person = { ...newPerson('madoi'), bot: true };
