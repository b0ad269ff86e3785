/**
 * Loaded into a measured process before its program: answers each message with its processor time and its memory, in bytes. The
 * process ends with the one that measures it.
 */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const idle = process.memoryUsage.rss();
  globalThis.gc?.();
  const { rss: collected, heapUsed } = process.memoryUsage();
  const peak = process.resourceUsage().maxRSS * 1024;
  process.send?.({ processorSeconds: (user + system) / 1e6, idle, collected, heapUsed, peak });
});
process.on('disconnect', () => process.exit(1));
