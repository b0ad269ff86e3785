/** Processes that share servers. They take all that a small machine has, so that nothing else runs beside them. */
import { mergeConfig } from 'vitest/config';
import postgresql, { CLUSTER } from './postgresql.config.ts';

const merged = mergeConfig(postgresql, { test: { fileParallelism: false } });
merged.test.include = [CLUSTER];
merged.test.exclude = [];
export default merged;
