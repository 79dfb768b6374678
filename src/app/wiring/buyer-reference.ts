import { buyerReferenceMachine } from '#machines/buyer-reference/buyer-reference.machine';
import { readBuyerReference } from '#services/supabase/buyer-reference';
import { abortable } from './abortable';

export const buyerReferenceLogic = buyerReferenceMachine.provide({
  actors: { read: abortable(({ storeId }, signal) => readBuyerReference(storeId, signal)) },
});
