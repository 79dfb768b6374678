import { checkoutOf } from './checkout';

/** The values that Stripe accepts as a `client_reference_id`. */
const acceptedByStripe = /^[\w-]{1,200}$/;

/**
 * Returns whether a buyer's reference can be added to a checkout link. The link must lead to Stripe, because only
 * Stripe's checkout pages accept a reference. The link must not contain a reference already.
 */
export function takesBuyerReference(url: string): boolean {
  return checkoutOf(url)?.provider === 'Stripe' && !hasReference(url);
}

/**
 * Returns the checkout link with the buyer's reference, so that the payment event identifies the buyer (product.md
 * §21.4). Returns the link unchanged if its provider accepts no reference, or if the seller has already added a
 * reference. The rest of the link does not change.
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
