/** The part of the WebAssembly API used here; Node's own types leave the values out. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports: Record<string, object>);
    readonly exports: { readonly __wbindgen_start: () => void };
  }
}
