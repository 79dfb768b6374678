import { currencies, isCurrency } from './currency';
import { decimalText } from './price';

/**
 * Returns the number of decimal places of any currency, including those that a seller cannot choose. `code` has three
 * upper-case letters. Returns 2 if the currency is unknown.
 */
export function digitsOf(code: string): number {
  if (isCurrency(code)) return currencies[code];
  return formatOf(code).resolvedOptions().maximumFractionDigits ?? 2;
}

/** Formats an amount in any currency for display, such as '$49.99'. `minor` is a whole number of minor units. */
export function formatAmount(minor: number, code: string): string {
  // For decimal text, `format` gives an exact result. The cast is needed because the type does not cover every decimal
  // text.
  return formatOf(code).format(decimalAmount(minor, code) as `${number}`);
}

/** Returns an amount in any currency as decimal text without symbol or grouping, such as '49.99'. */
export function decimalAmount(minor: number, code: string): string {
  return decimalText(minor, digitsOf(code));
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(code: string): Intl.NumberFormat {
  const known = formats.get(code);
  if (known) return known;
  const digits = isCurrency(code) ? currencies[code] : undefined;
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(code, format);
  return format;
}
