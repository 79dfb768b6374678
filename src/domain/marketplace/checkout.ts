import { isUrl } from '../is-url';

/** The provider of a checkout page. Any provider is allowed, but only two are recognized by name. */
export interface Checkout {
  /** The host shown beside the button, such as 'buy.stripe.com'. */
  host: string;
  provider: 'Stripe' | 'Whop' | null;
}

/** Returns the provider of a checkout link, or null if the text is not an https URL. */
export function checkoutOf(url: string): Checkout | null {
  if (!isUrl(url)) return null;
  const { protocol, host, username, password } = new URL(url);
  if (protocol !== 'https:' || username !== '' || password !== '') return null;
  const isOf = (domain: string) => host === domain || host.endsWith(`.${domain}`);
  return { host, provider: isOf('stripe.com') ? 'Stripe' : isOf('whop.com') ? 'Whop' : null };
}
