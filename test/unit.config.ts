/** The tests that need neither the stand-in for Discord, nor long random play, nor the chart libraries. */
import { mergeConfig } from 'vitest/config';
import everything from './vitest.config.ts';

export default mergeConfig(everything, {
  test: {
    exclude: [
      'test/e2e/**',
      'test/sandbox/*.test.ts',
      'test/discord/{answer,answer-gone,failed-deferral,emojis,private,start}.test.ts',
      'test/{metrics,proof,thinking}/**',
      'test/log.test.ts',
      'test/game/conformance/**',
      'test/game/{playthrough,simulate,strength}.test.ts',
      'test/games/*/{brute-force,computer}.test.ts',
      'test/ledger/ratings-{cli,proof}.test.ts',
      'test/store/{earlier-database,health}.test.ts',
      'test/store/ledger/random-operations.test.ts',
      'test/pictures/drawer.test.ts',
    ],
  },
});
