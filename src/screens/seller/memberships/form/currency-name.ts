import type { Currency } from '#domain/marketplace/currency';
import { once } from '#domain/once';

const names = once(() => new Intl.DisplayNames('en-US', { type: 'currency' }));

/** Returns the English name of a currency: "US Dollar". */
export function currencyName(currency: Currency): string {
  return names().of(currency) ?? currency;
}
