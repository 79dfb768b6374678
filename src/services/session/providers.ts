import * as v from 'valibot';
import { bodyOf, call } from '../http';
import { supabaseAddress } from '../supabase/client';

const settings = v.object({ external: v.object({ discord: v.boolean() }) });

/** 'unknown': the response was unexpected; the caller then tries to sign in anyway. */
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
