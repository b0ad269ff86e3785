/** The part of Prisma's query compiler that tests use; Prisma declares no types for it. */
declare module '@prisma/client/runtime/query_compiler_fast_bg.sqlite.mjs' {
  type Compile = (this: unknown, query: string) => unknown;
  export const QueryCompiler: { readonly prototype: { compile: Compile; compileBatch: Compile } };
}
