/** ISO 4217 currencies whose number of decimal places is not 2. */
const decimalPlaces: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
};

/**
 * Currencies whose amounts Stripe sends with a number of decimal places that differs from ISO 4217
 * (https://docs.stripe.com/currencies).
 */
const stripeDecimalPlaces: Readonly<Record<string, number>> = { ISK: 2, MGA: 0, UGX: 2 };

/** The largest amount that the database stores, in minor units. */
const LARGEST = 999_999_999_999;

function placesOf(currency: string): number {
  return decimalPlaces[currency] ?? 2;
}

/**
 * Converts a decimal amount to minor units of the currency: 49.99 USD to 4999. The function processes the digits as
 * text, because 0.29 * 100 is not exactly 29 in floating-point arithmetic. Digits beyond the currency's decimal places
 * are rounded, half up. Returns null if the amount is negative, not a plain decimal number, or larger than the database
 * stores.
 * @param currency an ISO 4217 code, in upper case
 */
export function minorUnits(amount: number | string, currency: string): number | null {
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,40}))?$/.exec(String(amount)) ?? [];
  if (whole === undefined) return null;
  const places = placesOf(currency);
  const digits = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  const minor = Number(/^[5-9]/.test(fraction.slice(places)) ? digits + 1n : digits);
  return minor <= LARGEST ? minor : null;
}

/**
 * Converts an amount from Stripe's format to minor units of the currency. For three currencies, Stripe's amount is not
 * in minor units. Returns null in the same cases as `minorUnits`.
 * @param currency an ISO 4217 code, in upper case
 */
export function minorUnitsOfStripe(amount: number, currency: string): number | null {
  const places = stripeDecimalPlaces[currency] ?? placesOf(currency);
  const digits = String(amount).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return minorUnits(places === 0 ? whole : `${whole}.${digits.slice(-places)}`, currency);
}
