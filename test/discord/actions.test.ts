import { type MessageComponentInteraction, MessageFlags, MessageFlagsBitField } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { deferralOf, parseCustomId } from '../../src/discord/actions/registry.ts';
import type { ReplyTarget } from '../../src/discord/answer.ts';

/** A press on a message that all see, or one that only the presser sees. */
const pressOn = (message: 'public' | 'private'): MessageComponentInteraction => {
  const flags = new MessageFlagsBitField(message === 'private' ? MessageFlags.Ephemeral : 0);
  return { message: { flags } } as unknown as MessageComponentInteraction;
};

const target = (id: string, message: 'public' | 'private', values: string[] = []): ReplyTarget =>
  deferralOf(pressOn(message), parseCustomId(id, values)!).as;

const table = 'm:k3v9x0q2ab:17';

describe('a slow press on a public message', () => {
  test.each(['join', 'leave', 'computer', 'cancel'])('v.%s will update the lobby', (verb) => {
    expect(target(`${table}:v.${verb}`, 'public')).toBe('update');
  });

  test('v.rematch, and a game that is opened, will be answered by a new public message', () => {
    expect(target(`${table}:v.rematch`, 'public')).toBe('public');
    for (const verb of ['open', 'anyway', 'computers', 'computers-anyway'])
      expect(target(`g:${verb}:bluff`, 'public')).toBe('public');
  });

  test.each([
    ...['a.pass', 's.bomb', 'v.remove', 'v.kick.1-0', 'v.rules', 'v.hand', 'v.back', 'v.next', 'v.refresh'],
    ...['v.end', 'v.keep', 'v.start', 'v.fill', 'v.options'],
  ])('%s will be answered in private', (action) => {
    expect(target(`${table}:${action}`, 'public')).toBe('ephemeral');
  });

  test.each([
    ...['p:rules:doudizhu:0', 'p:ledger:chips:0', 'h:chips:-:-', 'q:settle:1', 'q:erase:here:0'],
    ...['q:keep:settle', 'q:keep:erase', 'g:games'],
  ])('%s, which is forged there, will be answered in private', (id) => {
    expect(target(id, 'public')).toBe('ephemeral');
  });
});

describe('a slow press on a private message', () => {
  test.each([
    ...[`${table}:a.pass`, `${table}:v.join`, `${table}:v.rematch`, `${table}:v.end`],
    ...['p:rules:doudizhu:0', 'h:chips:-:-', 'q:settle:1'],
  ])('%s will update it', (id) => {
    expect(target(id, 'private')).toBe('update');
  });

  test('a choice of a table will update it', () => {
    expect(target('t:leave:1', 'private', ['k3v9x0q2ab'])).toBe('update');
  });
});
