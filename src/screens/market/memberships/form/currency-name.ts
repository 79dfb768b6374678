import type { Currency } from '#domain/marketplace/currency';
import { once } from '#domain/once';

const names = once(() => new Intl.DisplayNames('en-US', { type: 'currency' }));

/** The names that `Intl` does not have. */
const tokenNames = {
  APE: 'ApeCoin',
  BTC: 'Bitcoin',
  ETH: 'Ether',
  USDT: 'Tether',
  WHOP_USD: 'Whop balance',
} as const satisfies Partial<Record<Currency, string>>;

function isTokenName(currency: Currency): currency is keyof typeof tokenNames {
  return Object.hasOwn(tokenNames, currency);
}

/** Returns the English name of a currency: "US Dollar". */
export function currencyName(currency: Currency): string {
  return isTokenName(currency) ? tokenNames[currency] : (names().of(currency) ?? currency);
}
