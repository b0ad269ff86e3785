/** Leaderboards, lists of seasons and recaps: they fit into a message, and say how sure a number is. */
import { describe, expect, test } from 'vitest';
import { recapPicture } from '../../src/discord/evenings/recap-picture.ts';
import { recapScreen } from '../../src/discord/evenings/recap-screen.ts';
import { uncertaintyOf } from '../../src/discord/screens/leaderboard.ts';
import { LOCALES } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { type Recap, recapOf } from '../../src/ledger/recap.ts';
import { recapSvg } from '../../src/pictures/recap.ts';
import { MAX_EVENING_HANDS } from '../../src/store/evening-hands.ts';
import type { PlayedHand } from '../../src/store/evenings.ts';
import { communityScreens, displayIn, eveningRecap } from '../screens/community-screens.ts';
import { faultsOf } from './fits.ts';

/** Discord's limit. */
const MAX_ALT_LENGTH = 1024;
const GUILD = '1'.repeat(18);

/** An evening as large as there is one: every game, with as many players and amounts as large as they get. */
function largestRecap(): Recap {
  const hands = Array.from({ length: MAX_EVENING_HANDS }, (_, index): PlayedHand => {
    const game = games[index % games.length]!;
    const users = Array.from({ length: 6 }, (_user, seat) =>
      String(10n ** 17n + BigInt((index * 7 + seat) % 90)),
    );
    return {
      tableId: 'aaaaaaaaaa',
      hand: index + 1,
      game: game.id,
      options: game.options.parse({}),
      channelId: '2'.repeat(18),
      isPrivate: false,
      messageId: '3'.repeat(18),
      endedAt: index * 1_000,
      book: index % 2 ? 'chips' : 'points',
      users,
      scores: [5_000_000, -1_000_000, -1_000_000, -1_000_000, -1_000_000, -1_000_000],
    };
  });
  const books = ['chips', 'points'];
  return recapOf(
    hands,
    new Map(games.flatMap(({ id }) => books.map((book) => [`${id}/${book}`, 100] as const))),
  )!;
}

describe.each(LOCALES)('in %s', (locale) => {
  test('every screen is a message that Discord takes', async () => {
    for (const { caption, components } of await communityScreens(locale))
      expect([caption, faultsOf(components)]).toEqual([caption, []]);
  });

  test('a recap fits into its message, its picture and the words of the picture, however much was played', () => {
    const display = displayIn(locale);
    for (const recap of [eveningRecap(), largestRecap()]) {
      const { request, alt } = recapPicture(recap, display);
      const image = { name: 'recap.png', alt };
      expect(faultsOf(recapScreen(recap, GUILD, display, image), [image.name])).toEqual([]);
      expect(alt.length).toBeLessThanOrEqual(MAX_ALT_LENGTH);
      expect(alt).not.toMatch(/undefined|NaN|\[object|\*\*/);
      expect(recapSvg(request)).not.toMatch(/NaN|undefined/);
    }
  });

  test('the words of a recap’s picture say all that it shows', () => {
    const { request, alt } = recapPicture(eveningRecap(), displayIn(locale));
    for (const { title, rows } of request.sections) {
      expect(alt).toContain(title);
      for (const { name } of rows) expect(alt).toContain(name);
    }
    for (const line of request.hands) expect(alt).toContain(line.join(''));
  });
});

test('a recap tells of a private table’s hand, and has no button that leads to it', () => {
  const display = displayIn('en');
  const screenOf = (recap: Recap) => JSON.stringify(recapScreen(recap, GUILD, display, null));
  const recap = eveningRecap();
  expect(screenOf(recap)).toContain('custom_id');
  const best = recap.best && { ...recap.best, played: { ...recap.best.played, isPrivate: true } };
  const bitterest = recap.bitterest && {
    ...recap.bitterest,
    played: { ...recap.bitterest.played, isPrivate: true },
  };
  const shown = screenOf({ ...recap, best, bitterest });
  expect(shown).not.toMatch(/custom_id|"url"/);
  expect(shown).toContain('🏆');
});

test('a rating of few hands, or one that is not sure yet, is said to be', () => {
  expect(uncertaintyOf({ hands: 1, sigma: 8 })).toBe('new');
  expect(uncertaintyOf({ hands: 10, sigma: 7 })).toBe('uncertain');
  expect(uncertaintyOf({ hands: 60, sigma: 3 })).toBeNull();
});
