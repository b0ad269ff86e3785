/** The flags that `npm start` gives `node`: what measures the bot runs it with the same. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../src/build/bundle.ts';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: { readonly start: string };
};

export const START_FLAGS: readonly string[] = scripts.start
  .split(' ')
  .filter((word) => word.startsWith('--'));
