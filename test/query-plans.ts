/**
 * Setup: Prisma compiles each query anew for every database that is opened, and tests open hundreds with the same schema.
 * A worker compiles each once.
 */
import { QueryCompiler as PostgresqlCompiler } from '@prisma/client/runtime/query_compiler_small_bg.postgresql.mjs';
import { QueryCompiler as SqliteCompiler } from '@prisma/client/runtime/query_compiler_small_bg.sqlite.mjs';

/** Lists of values are part of a query's text: beyond these bounds nothing is kept. */
const MAX_PLANS = 2_000;
const MAX_LENGTH = 20_000;

const PREPARED = Symbol.for('madoi: plans are kept');

type Compilers = typeof SqliteCompiler.prototype;

function keepPlans(prototype: Compilers, method: keyof Compilers): void {
  const compile = prototype[method];
  const plans = new Map<string, unknown>();
  prototype[method] = function compileOnce(query) {
    const known = plans.get(query);
    if (known !== undefined) return known;
    const plan = compile.call(this, query);
    if (plans.size < MAX_PLANS && query.length < MAX_LENGTH) plans.set(query, plan);
    return plan;
  };
}

// Setup runs before each file of a worker; what is loaded stays.
for (const { prototype } of [SqliteCompiler, PostgresqlCompiler]) {
  if (Reflect.has(prototype, PREPARED)) continue;
  Reflect.set(prototype, PREPARED, true);
  keepPlans(prototype, 'compile');
  keepPlans(prototype, 'compileBatch');
}
