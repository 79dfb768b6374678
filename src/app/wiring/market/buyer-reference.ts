import {
  buyerReferenceMachine,
  type BuyerReferences,
} from '#machines/market/buyer-reference/buyer-reference.machine';
import { readBuyerReferences } from '#services/market/buyer-reference';
import { abortable } from '../actors';
import { createActor } from 'xstate';
import { takesBuyerReference, withBuyerReference } from '#domain/marketplace/buyer-checkout';
import type { StorePage } from '#domain/marketplace/store';
import type { Session } from '#domain/session/session';
import { quietClock } from '#services/browser/quiet-clock';

/** Returns the URL to open for the given checkout link of a membership. */
export type CheckoutLinkOf = (checkoutUrl: string, membershipId: string) => string;

/** The methods of the session actor that the store page uses. */
export interface SessionSource {
  getSnapshot: () => { context: { session: Pick<Session, 'user'> | null } };
  subscribe: (listener: () => void) => { unsubscribe: () => void };
}

/**
 * While the viewer is signed in, adds the viewer's references to the checkout links of a store (product.md §21.4). Calls
 * `onLinks` with a function that adds the reference to a link, or with null when there are no references. Returns a
 * function that unsubscribes.
 */
export function watchBuyer({
  session,
  store,
  onLinks,
}: {
  session: SessionSource;
  store: Pick<StorePage, 'id' | 'memberships'>;
  onLinks: (linkOf: CheckoutLinkOf | null) => void;
}): () => void {
  const isOfUse = store.memberships.some(
    ({ checkoutUrl }) => checkoutUrl !== null && takesBuyerReference(checkoutUrl),
  );
  if (!isOfUse) return () => {};
  const buyer = createActor(buyerReferenceLogic, {
    input: { storeId: store.id },
    clock: quietClock,
  });
  let shown: BuyerReferences | null = null;
  buyer.subscribe(({ context: { references } }) => {
    if (references === shown) return;
    shown = references;
    onLinks(
      references === null ? null : (url, id) => withBuyerReference(url, references[id] ?? ''),
    );
  });
  buyer.start();
  const follow = () => {
    const userId = session.getSnapshot().context.session?.user.id ?? null;
    buyer.send({ type: 'viewer changed', userId });
  };
  const following = session.subscribe(follow);
  follow();
  const tellIntent = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-step=checkout]')) {
      buyer.send({ type: 'intent' });
    }
  };
  const intents = ['pointerover', 'pointerdown', 'focusin'] as const;
  for (const intent of intents) document.addEventListener(intent, tellIntent);
  return () => {
    following.unsubscribe();
    for (const intent of intents) document.removeEventListener(intent, tellIntent);
    buyer.stop();
    if (shown !== null) onLinks(null);
  };
}

export const buyerReferenceLogic = buyerReferenceMachine.provide({
  actors: { read: abortable(({ storeId }, signal) => readBuyerReferences(storeId, signal)) },
});
