/** The part of Prisma's query compilers that tests use; Prisma declares no types for it. */
declare module '@prisma/client/runtime/query_compiler_small_bg.sqlite.mjs' {
  type Compile = (this: unknown, query: string) => unknown;
  export const QueryCompiler: { readonly prototype: { compile: Compile; compileBatch: Compile } };
}
declare module '@prisma/client/runtime/query_compiler_small_bg.postgresql.mjs' {
  export { QueryCompiler } from '@prisma/client/runtime/query_compiler_small_bg.sqlite.mjs';
}
