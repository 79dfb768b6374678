import { currencyPlaces, stripePlaces } from './currencies.ts';

/** The largest amount that the database stores, in minor units. */
const LARGEST = 999_999_999_999;

/** Returns whether a text is the code of a currency that a provider can send, in upper case. */
export function isCurrency(code: string): boolean {
  return Object.hasOwn(currencyPlaces, code);
}

/**
 * Converts a decimal amount to minor units of the currency: 49.99 USD to 4999. The function processes the digits as
 * text, because 0.29 * 100 is not exactly 29 in floating-point arithmetic. Digits beyond the currency's decimal places
 * are rounded, half up. Returns null if the currency is unknown, or if the amount is negative, not a plain decimal
 * number, or larger than the database stores.
 * @param currency a code in upper case
 */
export function minorUnits(amount: number | string, currency: string): number | null {
  const places = currencyPlaces[currency];
  if (places === undefined) return null;
  const [, whole, fraction = ''] =
    /^(\d{1,15})(?:\.(\d{1,40}))?$/.exec(plainText(amount, places)) ?? [];
  if (whole === undefined) return null;
  const digits = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  const minor = Number(/^[5-9]/.test(fraction.slice(places)) ? digits + 1n : digits);
  return minor <= LARGEST ? minor : null;
}

/** Returns the text of an amount. A number below 0.000001 has an exponent, which is removed if the places need it. */
function plainText(amount: number | string, places: number): string {
  const text = String(amount);
  return places > 6 && /^\d(?:\.\d+)?e-\d+$/.test(text) ? Number(amount).toFixed(places) : text;
}

/**
 * Converts an amount from Stripe's format to minor units of the currency. For three currencies, Stripe's amount is not
 * in minor units. Returns null in the same cases as `minorUnits`.
 * @param currency a code in upper case
 */
export function minorUnitsOfStripe(amount: number, currency: string): number | null {
  const places = stripePlaces[currency] ?? currencyPlaces[currency] ?? 0;
  const digits = String(amount).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return minorUnits(places === 0 ? whole : `${whole}.${digits.slice(-places)}`, currency);
}
