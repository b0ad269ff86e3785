/** How all pages write numbers: digits in groups of three, and a typographic minus. */
const grouped = (amount: number): string => Math.abs(amount).toLocaleString('en-US');

export const plain = (amount: number): string => (amount < 0 ? `−${grouped(amount)}` : grouped(amount));

/** Formats an amount with a sign also above zero, for results and balances. */
export const signed = (amount: number): string =>
  amount > 0 ? `+${grouped(amount)}` : amount < 0 ? `−${grouped(amount)}` : '±0';

/** Formats what could be expected before and after something, as exactly as amounts of that size ask for. @param isWhole never by tenths */
export function expectations(before: number, after: number, isWhole = false): readonly [string, string] {
  const unit = unitOf(Math.max(Math.abs(before), Math.abs(after)), isWhole);
  const rounded = (amount: number): string =>
    unit < 1 ? oneDecimal(amount) : signed(Math.round(amount / unit) * unit + 0);
  return [rounded(before), rounded(after)];
}

/** What amounts of this size are rounded to. */
export const unitOf = (size: number, isWhole: boolean): number => {
  if (!isWhole && size < 10) return 0.1;
  return size >= 100 ? 10 : 1;
};

/** What could be expected, rounded; nothing has no sign. */
export function expectation(amount: number, isWhole = false): string {
  const [rounded] = expectations(amount, amount, isWhole);
  return /^±0(?:\.0)?$/.test(rounded) ? '0' : rounded;
}

/** A number with one decimal. */
export function tenths(number: number): string {
  const rounded = Math.abs(number).toFixed(1);
  return number < 0 && rounded !== '0.0' ? `−${rounded}` : rounded;
}

function oneDecimal(amount: number): string {
  const rounded = Math.abs(amount).toFixed(1);
  if (rounded === '0.0') return '±0.0';
  return `${amount > 0 ? '+' : '−'}${rounded}`;
}

/** A place in English: "1st", "12th", "21st". */
export function ordinal(place: number): string {
  const isTeen = place % 100 > 10 && place % 100 < 14;
  const ending = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][place % 10];
  return `${place}${ending ?? 'th'}`;
}
