import { checkoutOf } from './checkout';

/** The values that Stripe accepts as a `client_reference_id`. */
const acceptedByStripe = /^[\w-]{1,200}$/;

/** Returns whether a reference can be added: only Stripe's checkout pages accept one, and a link can have only one. */
export function takesBuyerReference(url: string): boolean {
  return checkoutOf(url)?.provider === 'Stripe' && !hasReference(url);
}

/**
 * Adds the buyer's reference to a link that accepts one, so that the payment event names the buyer (product.md §21.4).
 */
export function withBuyerReference(url: string, reference: string): string {
  if (!takesBuyerReference(url) || !acceptedByStripe.test(reference)) return url;
  const [, address = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/s.exec(url) ?? [];
  const separator = query === '' ? '?' : query === '?' || query.endsWith('&') ? '' : '&';
  return `${address}${query}${separator}client_reference_id=${reference}${fragment}`;
}

function hasReference(url: string): boolean {
  return new URL(url).searchParams.has('client_reference_id');
}
