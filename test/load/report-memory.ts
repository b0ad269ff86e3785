/** Loaded into a measured process before its program: answers each message with its memory after garbage collection. */
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
