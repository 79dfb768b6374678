import { buyerReferenceMachine } from '#machines/buyer-reference/buyer-reference.machine';
import { readBuyerReferences } from '#services/supabase/buyer-reference';
import { abortable } from './actors';

export const buyerReferenceLogic = buyerReferenceMachine.provide({
  actors: { read: abortable(({ storeId }, signal) => readBuyerReferences(storeId, signal)) },
});
