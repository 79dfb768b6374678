/** The currencies that a seller can choose (product.md §21.2): the ISO 4217 code, and the number of decimal places. */
export const currencies = {
  USD: 2,
  EUR: 2,
  GBP: 2,
  CAD: 2,
  AUD: 2,
  NZD: 2,
  CHF: 2,
  SEK: 2,
  NOK: 2,
  DKK: 2,
  PLN: 2,
  CZK: 2,
  SGD: 2,
  HKD: 2,
  MXN: 2,
  BRL: 2,
  INR: 2,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  BHD: 3,
} as const;

export type Currency = keyof typeof currencies;

/** Returns whether a text is the code of a currency that a seller can choose. The comparison is case-sensitive. */
export function isCurrency(text: string): text is Currency {
  return Object.hasOwn(currencies, text);
}
