/**
 * Functions that engines compute as they like, in the last digit, by arithmetic that all engines compute alike: a computer's
 * choice must be the same in every version of Node and in every browser. The polynomials are those of FreeBSD's msun.
 */

const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
/** Beyond these, the result is infinite, or 0. */
const MAX_EXPONENT = 709.78;
const MIN_EXPONENT = -745;

/** Two to a whole power, exactly. */
function scaled(value: number, power: number): number {
  let result = value;
  for (let left = power; left > 0; left--) result *= 2;
  for (let left = power; left < 0; left++) result /= 2;
  return result;
}

export function exp(x: number): number {
  if (x > MAX_EXPONENT) return Number.POSITIVE_INFINITY;
  if (x < MIN_EXPONENT) return 0;
  const k = Math.round(x / Math.LN2);
  const high = x - k * LN2_HIGH;
  const low = k * LN2_LOW;
  const r = high - low;
  const t = r * r;
  const c =
    r -
    t *
      (0.16666666666666602 +
        t *
          (-0.0027777777777015593 +
            t * (6.613756321437934e-5 + t * (-1.6533902205465252e-6 + t * 4.1381367970572385e-8))));
  return scaled(1 - (low - (r * c) / (2 - c) - high), k);
}

/** The natural logarithm of a number that is not negative. */
export function log(x: number): number {
  if (x === 0) return Number.NEGATIVE_INFINITY;
  let [m, k] = [x, 0];
  while (m > Math.SQRT2) {
    m /= 2;
    k++;
  }
  while (m < Math.SQRT1_2) {
    m *= 2;
    k--;
  }
  const f = m - 1;
  const s = f / (2 + f);
  const z = s * s;
  const w = z * z;
  const even = w * (0.3999999999940942 + w * (0.22222198432149784 + w * 0.15313837699209373));
  const odd =
    z * (0.6666666666666735 + w * (0.2857142874366239 + w * (0.1818357216161805 + w * 0.14798198605116586)));
  const half = 0.5 * f * f;
  return k * LN2_HIGH - (half - (s * (half + even + odd) + k * LN2_LOW) - f);
}

/** A number that is not negative to any power. */
export const power = (base: number, exponent: number): number => {
  if (exponent === 0) return 1;
  return base === 0 ? 0 : exp(exponent * log(base));
};

/** A number to a whole power that is not negative: so many multiplications. */
export function wholePower(base: number, exponent: number): number {
  let result = 1;
  for (let left = exponent; left > 0; left--) result *= base;
  return result;
}
