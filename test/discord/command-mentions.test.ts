/** Commands in help pages: to be pressed, and by the name that their reader can type. */
import { expect, it } from 'vitest';
import { guideMentions, playMention } from '../../src/discord/command-mentions.ts';
import { findGame } from '../../src/game/game.ts';
import { games } from '../../src/games/index.ts';

const IDS = new Map([
  ['table', '111'],
  ['play', '222'],
]);
const bluff = findGame(games, 'bluff')!;

it('a mention, which Discord shows with the name on the wire, has the name in the reader’s language behind it', () => {
  expect(guideMentions(IDS, 'ja').tableShow).toBe('</table show:111>（/卓 見る）');
  expect(guideMentions(IDS, 'zh').tableShow).toMatch(
    /^<\/table show:111>（\/\p{Script=Han}+ \p{Script=Han}+）$/u,
  );
  expect(guideMentions(IDS, 'en').tableShow).toBe('</table show:111>');
});

it('a game that is named beside its mention has no second name', () => {
  expect(playMention(IDS, 'ja', bluff)).toBe('</play bluff:222>');
});

it('a command without an id is written as its reader types it', () => {
  expect(guideMentions(new Map(), 'ja').tableShow).toBe('`/卓 見る`');
});
