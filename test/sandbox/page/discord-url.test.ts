import { describe, expect, it } from 'vitest';
import { parseDiscordUrl } from '../../../src/sandbox/page/markdown/discord-url.ts';

describe('parseDiscordUrl', () => {
  it.each([
    ['https://discord.com/channels/1/22/333', { channelId: '22', messageId: '333' }],
    ['https://canary.discord.com/channels/1/22/', { channelId: '22' }],
    ['https://discordapp.com/channels/@me/22/333', { channelId: '22', messageId: '333' }],
  ])('parses %s', (url, location) => {
    expect(parseDiscordUrl(url)).toEqual(location);
  });

  it.each([
    'https://discord.com/channels/1',
    'https://discord.com/channels/1/22/333/4',
    'https://example.com/channels/1/22/333',
    'https://discord.com.example.com/channels/1/22',
  ])('rejects %s', (url) => {
    expect(parseDiscordUrl(url)).toBeUndefined();
  });
});
