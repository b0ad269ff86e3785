/** Runs a measurement, and removes whatever it has started, however it ends. */

/** Has something done at the end; what was started last is ended first. */
export type AtEnd = (job: () => unknown) => void;

/** Ends the process: with 1 where the measurement failed or was interrupted. */
export async function measure(run: (atEnd: AtEnd) => Promise<void>): Promise<void> {
  const jobs: (() => unknown)[] = [];
  let ending: Promise<void> | undefined;

  const runJobs = async (): Promise<void> => {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      try {
        await job();
      } catch (error) {
        console.error(error);
      }
    }
  };
  const end = async (exitCode: number): Promise<void> => {
    ending ??= runJobs();
    await ending;
    process.exit(exitCode);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void end(1));
  process.once('uncaughtException', (error) => {
    console.error(error);
    void end(1);
  });
  try {
    await run((job) => jobs.push(job));
    await end(0);
  } catch (error) {
    console.error(error);
    await end(1);
  }
}
