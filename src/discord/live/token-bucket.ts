/** A token bucket: bounds how many requests start per second, with a burst after a rest. */
export interface Rate {
  readonly perSecond: number;
  /** Starts that may come at once after a rest. */
  readonly burst: number;
}

export type TokenBucket = ReturnType<typeof createTokenBucket>;

export function createTokenBucket({ perSecond, burst }: Rate, createdAt: number) {
  let tokens = burst;
  let refilledAt = createdAt;

  const refill = (now: number): void => {
    tokens = Math.min(burst, tokens + (Math.max(0, now - refilledAt) * perSecond) / 1000);
    refilledAt = now;
  };

  return {
    /** Takes tokens, even more than there are; a negative count gives tokens back. */
    take(count: number, now: number): void {
      refill(now);
      tokens = Math.min(burst, tokens - count);
    },

    /** Milliseconds until a whole token is there; 0 if there is one. */
    waitMs(now: number): number {
      refill(now);
      // Sums of fractions may be short of a whole by a rounding error.
      return tokens > 1 - 1e-6 ? 0 : ((1 - tokens) * 1000) / perSecond;
    },

    isFull(now: number): boolean {
      refill(now);
      return tokens >= burst;
    },
  };
}
