/** Custom ids that no message of the bot's has. */
import { expect, test } from 'vitest';
import { parseCustomId } from '../../src/discord/actions/registry.ts';

test.each([
  'm:AAAAAAAAAA:1:a.x',
  'm:aaaaaaaaa:1:a.x',
  'm:aaaaaaaaaaa:1:a.x',
  'm:aaaaaaaaaa:-1:a.x',
  'm:aaaaaaaaaa:1e3:a.x',
  'm:aaaaaaaaaa:1234567890:a.x',
  'm:aaaaaaaaaa:1:a.x:more',
  'm:aaaaaaaaaa:1:',
  'm:aaaaaaaaaa:1:x.y',
  'm:aaaaaaaaaa:1:v.constructor',
  'm:aaaaaaaaaa:1:v.__proto__',
  'm:aaaaaaaaaa:1:v.kick.x-0',
  't:end',
  't:explode:1',
  't:end:x',
  'p:rules:../..:0',
  'p:table:doudizhu:0',
  'p:rules:doudizhu:10000',
  'p:rules:doudizhu:-1',
  'h:chips:me:-',
  'h:chips:-:c5',
  'h:chips:-:b',
  'h:chips:-:b9007199254740992',
  'b:doudizhu:9007199254740992:0',
  'p:season:chips:9007199254740992:0',
  'h:CHIPS:-:-',
  'h:chips:12345:-',
  'q:settle:-1',
  'q:settle:2147483648',
  'q:settle:chips',
  'q:erase:there:5',
  'q:keep:all',
  'q:drop:5',
])('%s is refused', (id) => {
  expect(parseCustomId(id)).toBeNull();
});
