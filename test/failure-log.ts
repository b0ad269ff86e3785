/** A log of warnings and errors that is printed where a test fails, and forgotten where it passes. */
import { pino } from 'pino';
import { serializers } from '../src/log.ts';

const MAX_LINES = 200;

const lines: string[] = [];

export const failureLog = pino(
  { level: 'warn', serializers },
  { write: (line) => void (lines.length < MAX_LINES && lines.push(line)) },
);

/** What has been logged since the last call. */
export const takeLog = (): string => lines.splice(0).join('');
