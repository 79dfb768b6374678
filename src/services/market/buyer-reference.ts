import * as v from 'valibot';
import { rpc } from '../supabase/call-backend';
import { successBody } from './store-member-answers';

/**
 * Returns the references that are added to the store's checkout links for the viewer, keyed by membership; null if they
 * could not be read. Call it only if the viewer is signed in.
 */
export async function readBuyerReferences(
  storeId: string,
  signal?: AbortSignal,
): Promise<Readonly<Record<string, string>> | null> {
  const answer = await rpc('buyer_references', { store_id: storeId }, { signal });
  const parsed = v.safeParse(v.record(v.string(), v.string()), successBody(answer));
  return parsed.success ? parsed.output : null;
}
