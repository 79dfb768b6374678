import { once } from '../once';
import { placesOf } from './currency';

/** Returns a text such as '49.99' for 4999 USD. `minor` is a whole number of minor units. */
export function priceText(minor: number, currency: string): string {
  const digits = placesOf(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const sign = minor < 0 ? '-' : '';
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${text.slice(-digits)}`;
}

const formats = once(() => new Map<string, Intl.NumberFormat>());

/** The code for "no currency". It stands in for codes that `Intl` does not accept, such as 'USDT'. */
const NONE = 'XXX';

/** Formats an amount for display, such as '$49.99' or '¥500'. `minor` is a whole number of minor units. */
export function formatPrice(minor: number, currency: string): string {
  // `format` is exact for decimal text. The cast is needed because the type cannot express every decimal text.
  return formatted(currency, priceText(minor, currency) as `${number}`, {
    minimumFractionDigits: placesOf(currency),
    maximumFractionDigits: placesOf(currency),
  });
}

/** Formats an amount for the axis of a chart, such as "$1.2K". */
export function compactPrice(minor: number, currency: string): string {
  return formatted(currency, Number(priceText(minor, currency)), {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
}

function formatted(
  currency: string,
  amount: number | `${number}`,
  options: Intl.NumberFormatOptions,
): string {
  const isAccepted = /^[A-Z]{3}$/.test(currency);
  const key = `${options.notation ?? ''}${currency}`;
  const format =
    formats().get(key) ??
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: isAccepted ? currency : NONE,
      currencyDisplay: isAccepted ? 'symbol' : 'code',
      ...options,
    });
  formats().set(key, format);
  const text = format.format(amount);
  return isAccepted ? text : text.replace(NONE, currency);
}
