/** How all pages write numbers: digits in groups of three, and a typographic minus. */
const grouped = (amount: number): string => Math.abs(amount).toLocaleString('en-US');

export const plain = (amount: number): string => (amount < 0 ? `−${grouped(amount)}` : grouped(amount));

/** Formats an amount with a sign also above zero, for results and balances. */
export const signed = (amount: number): string =>
  amount > 0 ? `+${grouped(amount)}` : amount < 0 ? `−${grouped(amount)}` : '±0';

/** Formats an expected amount: with one decimal place where it is small. */
export function expectation(amount: number): string {
  if (Math.abs(amount) >= 100) return signed(Math.round(amount));
  const rounded = Math.abs(amount).toFixed(1);
  if (rounded === '0.0') return '±0.0';
  return `${amount > 0 ? '+' : '−'}${rounded}`;
}
