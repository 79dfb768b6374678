import * as v from 'valibot';
import { buyerReferenceCall } from '../buyer-calls';
import { callBackend } from './call-backend';
import { successBody } from './store-member-answers';

/**
 * Returns the viewer's reference for the checkouts of a store; null without an answer. Call it for a signed-in viewer
 * only.
 */
export async function readBuyerReference(
  storeId: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const answer = await callBackend(buyerReferenceCall(storeId), { signal });
  const parsed = v.safeParse(v.string(), successBody(answer));
  return parsed.success ? parsed.output : null;
}
