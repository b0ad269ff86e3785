/** What PostgreSQL's errors mean, as `pg` throws them, or Prisma with them inside. */
import { z } from 'zod';

/** Prisma wraps what its adapter has thrown: raw statements by P2010, interrupted transactions by P2034. */
const wrapped = z.object({
  code: z.string(),
  meta: z
    .object({
      driverAdapterError: z.object({
        cause: z.object({ kind: z.string(), originalCode: z.string().optional() }),
      }),
    })
    .optional(),
});

const inner = z.object({ cause: z.unknown() });

/** SQLSTATE or the code of a system error of the innermost error that has one; null: none has. */
export function stateOf(error: unknown): string | null {
  const found = wrapped.safeParse(error).data;
  if (!found) {
    const { cause } = inner.safeParse(error).data ?? {};
    return cause === undefined || cause === null ? null : stateOf(cause);
  }
  const { kind, originalCode } = found.meta?.driverAdapterError.cause ?? {};
  return originalCode ?? STATE_OF_KIND[kind ?? ''] ?? STATE_OF_PRISMA[found.code] ?? found.code;
}

/** Kinds in which Prisma's adapter sorts errors without keeping their code. */
const STATE_OF_KIND: Readonly<Record<string, string>> = {
  TransactionWriteConflict: '40001',
  DatabaseNotReachable: 'ECONNREFUSED',
  ConnectionClosed: '08006',
  TooManyConnections: '53300',
};

const STATE_OF_PRISMA: Readonly<Record<string, string>> = {
  P1001: 'ECONNREFUSED',
  P1017: '08006',
  P2034: '40001',
};

/** Transactions got in each other's way: this one was rolled back, and may be run again at once. */
export const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(stateOf(error) ?? '');

const UNREACHABLE = [
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'ENOENT'],
  // It starts, stops, or has no connection left.
  ...['57P03', '53300'],
];

/** No statement has reached the server. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof NotHeld ||
  UNREACHABLE.includes(stateOf(error) ?? '') ||
  (error instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated due to connection timeout|Unable to start a transaction/.test(
      error.message,
    ));

/** The connection was lost: what was sent last may have been done or not. */
export const isLost = (error: unknown): boolean =>
  /^(?:08...|57P01|57P02|57P05|ECONNRESET|EPIPE)$/.test(stateOf(error) ?? '') ||
  (error instanceof Error &&
    /Connection terminated|connection error and is not queryable|Client was closed/.test(error.message));

/** This process does not hold the database now, as its connection for that was lost. */
export class NotHeld extends Error {
  constructor() {
    super('the database is not held by this process now');
  }
}
