/** Ids as Discord makes them: milliseconds since 2015, then a counter; 17–19 digits, in order of creation. */
const DISCORD_EPOCH = 1_420_070_400_000n;

export const snowflakes = (now: () => number): (() => string) => {
  let last = 0n;
  return () => {
    const earliest = (BigInt(Math.floor(now())) - DISCORD_EPOCH) << 22n;
    last = earliest > last ? earliest : last + 1n;
    return last.toString();
  };
};

export const snowflakeTime = (id: string): number => Number((BigInt(id) >> 22n) + DISCORD_EPOCH);
