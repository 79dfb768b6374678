import * as v from 'valibot';
import { buyerReferenceCall } from '../buyer-calls';
import { callBackend } from './call-backend';
import { successBody } from './store-member-answers';

/**
 * Returns the reference that is added to the store's checkout links for the viewer; null if it could not be read. Call
 * it only if the viewer is signed in.
 */
export async function readBuyerReference(
  storeId: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const answer = await callBackend(buyerReferenceCall(storeId), { signal });
  const parsed = v.safeParse(v.string(), successBody(answer));
  return parsed.success ? parsed.output : null;
}
