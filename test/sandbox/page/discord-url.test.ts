import { expect, it } from 'vitest';
import { placeOf } from '../../../src/sandbox/page/markdown/discord-url.ts';

it.each([
  ['https://discord.com/channels/1/22/333', { channelId: '22', messageId: '333' }],
  ['https://canary.discord.com/channels/1/22/', { channelId: '22' }],
  ['https://discordapp.com/channels/@me/22/333', { channelId: '22', messageId: '333' }],
  ['https://discord.com/channels/1', undefined],
  ['https://discord.com/channels/1/22/333/4', undefined],
  ['https://example.com/channels/1/22/333', undefined],
  ['https://discord.com.example.com/channels/1/22', undefined],
])('%s', (url, place) => {
  expect(placeOf(url)).toEqual(place);
});
