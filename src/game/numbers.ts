/** How all pages write numbers: digits in groups of three, and a typographic minus. */
const grouped = (amount: number): string => Math.abs(amount).toLocaleString('en-US');

export const plain = (amount: number): string => (amount < 0 ? `−${grouped(amount)}` : grouped(amount));

/** Formats an amount with a sign also above zero, for results and balances. */
export const signed = (amount: number): string =>
  amount > 0 ? `+${grouped(amount)}` : amount < 0 ? `−${grouped(amount)}` : '±0';
