import * as v from 'valibot';
import { bodyOf, call } from '../http';
import { supabaseAddress } from './client';

const settings = v.object({ external: v.object({ discord: v.boolean() }) });

/**
 * Whether the auth server signs people in through Discord. 'unknown' when it answered something else: no reason to
 * stop anyone from trying.
 */
export async function readProviders(): Promise<
  'withDiscord' | 'withoutDiscord' | 'unknown' | 'unreachable'
> {
  const { url, anonKey } = supabaseAddress();
  const answer = await call(`${url}/auth/v1/settings`, { headers: { apikey: anonKey } });
  if (answer.kind === 'unreachable') return 'unreachable';
  const parsed = v.safeParse(settings, bodyOf(answer));
  if (!parsed.success) return 'unknown';
  return parsed.output.external.discord ? 'withDiscord' : 'withoutDiscord';
}
