/** Ids in Discord's format: milliseconds since 2015, then a counter; 17 to 19 digits, ascending by creation. */
const DISCORD_EPOCH = 1_420_070_400_000n;

export const snowflakeGenerator = (now: () => number): (() => string) => {
  let last = 0n;
  return () => {
    const earliest = (BigInt(Math.floor(now())) - DISCORD_EPOCH) << 22n;
    last = earliest > last ? earliest : last + 1n;
    return last.toString();
  };
};
