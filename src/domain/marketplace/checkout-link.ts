import { readHttpsLink } from './https-link';
import { membershipLimits } from './own-membership';
import { isUrl } from '../is-url';

export type CheckoutLinkProblem =
  | { kind: 'notALink' | 'notHttps' | 'hasPassword' }
  | { kind: 'tooLong'; limit: number; count: number };

/** `url` is null for a blank text, which is valid: the membership is then not on sale yet. */
export type CheckoutLinkReading =
  | { ok: true; url: string | null }
  | { ok: false; problem: CheckoutLinkProblem };

/** Parses a typed or pasted checkout link: an https URL without a user name (product.md §21.12). */
export function readCheckoutLink(text: string): CheckoutLinkReading {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: true, url: null };
  const limit = membershipLimits.checkoutUrl;
  const count = Array.from(trimmed).length;
  if (count > limit) return { ok: false, problem: { kind: 'tooLong', limit, count } };
  const parsed = isUrl(trimmed) ? new URL(trimmed) : null;
  if (parsed === null) return problem('notALink');
  if (parsed.protocol !== 'https:') return problem('notHttps');
  if (parsed.username !== '' || parsed.password !== '') return problem('hasPassword');
  const url = readHttpsLink(trimmed);
  return url !== null && url.length <= limit ? { ok: true, url } : problem('notALink');
}

function problem(kind: 'notALink' | 'notHttps' | 'hasPassword'): CheckoutLinkReading {
  return { ok: false, problem: { kind } };
}
