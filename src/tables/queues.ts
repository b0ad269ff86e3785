/** Jobs of one table run one after another; jobs of different tables do not wait for one another. */
export interface TableQueues {
  /** Runs a job once the table's earlier jobs are done, whether they succeeded or not. */
  enqueue<T>(tableId: string, job: () => Promise<T>): Promise<T>;
  /** Resolves when no job is left. */
  idle(): Promise<void>;
  /** Tables with a job that waits or runs. */
  readonly size: number;
}

export function createTableQueues(): TableQueues {
  const lastJobs = new Map<string, Promise<unknown>>();
  return {
    enqueue(tableId, job) {
      const result = (lastJobs.get(tableId) ?? Promise.resolve()).then(job);
      const settled = result.catch(() => {});
      lastJobs.set(tableId, settled);
      void settled.then(() => {
        if (lastJobs.get(tableId) === settled) lastJobs.delete(tableId);
      });
      return result;
    },

    async idle() {
      while (lastJobs.size > 0) await Promise.all(lastJobs.values());
    },

    get size() {
      return lastJobs.size;
    },
  };
}
