import { readHttpsLink } from './https-link';
import { membershipLimits } from './own-membership';
import { isUrl } from '../is-url';

/** Why a text cannot be a checkout link. */
export type CheckoutLinkProblem =
  | { kind: 'notALink' | 'notHttps' | 'hasPassword' }
  | { kind: 'tooLong'; limit: number; count: number };

/**
 * The result of parsing a checkout link. A blank text is valid: the membership then has no checkout link and is not on
 * sale yet, and `url` is null.
 */
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
