/** Loaded into a measured process before its program: answers each message with its processor time and its memory, in bytes. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const idle = process.memoryUsage.rss();
  globalThis.gc?.();
  const { rss: collected, heapUsed } = process.memoryUsage();
  process.send?.({ processorSeconds: (user + system) / 1e6, idle, collected, heapUsed });
});
