import { buyerReferenceMachine } from '#machines/market/buyer-reference/buyer-reference.machine';
import { readBuyerReferences } from '#services/market/buyer-reference';
import { abortable } from '../actors';

export const buyerReferenceLogic = buyerReferenceMachine.provide({
  actors: { read: abortable(({ storeId }, signal) => readBuyerReferences(storeId, signal)) },
});
