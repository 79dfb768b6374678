import * as v from 'valibot';
import { ownReadErrors, resultOf } from '../answers';
import { rpc } from '../supabase/call-backend';

const references = v.record(v.string(), v.string());

/** Returns the references by membership; null if they could not be read. Call it only if the viewer is signed in. */
export async function readBuyerReferences(
  storeId: string,
  signal?: AbortSignal,
): Promise<Readonly<Record<string, string>> | null> {
  const call = rpc('buyer_references', { store_id: storeId }, { signal });
  const read = await resultOf(call, references, ownReadErrors);
  return read.ok ? read.value : null;
}
