/**
 * Setup: Prisma compiles each query anew for every database that is opened, and tests open hundreds with the same schema.
 * A worker compiles each once.
 */
import { QueryCompiler } from '@prisma/client/runtime/query_compiler_fast_bg.sqlite.mjs';

/** Lists of values are part of a query's text: beyond these bounds nothing is kept. */
const MAX_PLANS = 2_000;
const MAX_LENGTH = 20_000;

const { prototype } = QueryCompiler;
const PREPARED = Symbol.for('madoi: plans are kept');

function keepPlans(method: keyof typeof prototype): void {
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
if (!Reflect.has(prototype, PREPARED)) {
  Reflect.set(prototype, PREPARED, true);
  keepPlans('compile');
  keepPlans('compileBatch');
}
