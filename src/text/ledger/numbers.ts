/** Amounts as people read them: grouped, with a true minus, and a sign where it says who is up. */
const grouped = (amount: number): string => Math.abs(amount).toLocaleString('en-US');

export const plain = (amount: number): string => (amount < 0 ? `−${grouped(amount)}` : grouped(amount));

export const signed = (amount: number): string =>
  amount > 0 ? `+${grouped(amount)}` : amount < 0 ? `−${grouped(amount)}` : '±0';
