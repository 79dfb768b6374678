import { once } from '../once';
import { currencies, type Currency } from './currency';

/**
 * Returns an amount as decimal text without symbol or grouping, such as '49.99' for 4999 USD. `minor` is a whole number
 * of minor units.
 */
export function priceText(minor: number, currency: Currency): string {
  return decimalText(minor, currencies[currency]);
}

/** Returns a whole number of minor units as decimal text with `digits` decimal places, such as '49.99'. */
export function decimalText(minor: number, digits: number): string {
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const sign = minor < 0 ? '-' : '';
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${text.slice(-digits)}`;
}

const formats = once(() => new Map<Currency, Intl.NumberFormat>());

function formatOf(currency: Currency): Intl.NumberFormat {
  const known = formats().get(currency);
  if (known) return known;
  const digits = currencies[currency];
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats().set(currency, format);
  return format;
}

/** Formats an amount for display, such as '$49.99' or '¥500'. `minor` is a whole number of minor units. */
export function formatPrice(minor: number, currency: Currency): string {
  // `format` is exact for decimal text. The cast is needed because the type cannot express every decimal text.
  return formatOf(currency).format(priceText(minor, currency) as `${number}`);
}
