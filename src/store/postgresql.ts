import type { Clock } from '../clock.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type Database, DatabaseError } from './db.ts';

export const openPostgresql = (_url: string, _clock: Clock, _metrics: Metrics): Promise<Database> =>
  Promise.reject(new DatabaseError('not yet'));
