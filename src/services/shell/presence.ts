import { type PresenceResult, presence } from '#domain/presence/presence';
import { type Errors, resultOf } from '../answers';
import { rpc } from '../supabase/call-backend';

/** A random id of this page view. It does not identify the visitor. */
const visit = crypto.randomUUID();

const errors: Errors<'unreachable'> = {
  signInRequired: 'unreachable',
  notAllowed: 'unreachable',
  rejected: 'unreachable',
  tooSlow: 'unreachable',
  unanswered: 'unreachable',
};

/** Reports that this page is open (product.md §4.6, §4.7). The database counts it for 75 s after each call. */
export function readPresence(_: unknown, signal: AbortSignal): Promise<PresenceResult> {
  return resultOf(rpc('site_presence', { visit }, { signal }), presence, errors);
}
