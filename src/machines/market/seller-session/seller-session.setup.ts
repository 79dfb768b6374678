import { assign, emit, fromCallback, fromPromise, setup, type AnyEventObject } from 'xstate';
import type { OwnStore, OwnStoresError } from '#domain/marketplace/own-store';
import { NEW_STORE, type SellerPlace } from '#domain/marketplace/seller-place';
import type { Result } from '#domain/result';
import type { Viewer } from '#domain/session/session';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type StoresAnswer = Result<readonly OwnStore[], OwnStoresError>;

export interface SellerSessionInput extends SellerPlace {
  viewer: Viewer | null;
  /** The viewer's stores, as an earlier visit has read them. */
  known?: readonly OwnStore[];
}

interface Context extends Omit<SellerSessionInput, 'known'> {
  /** The stores of `owner`, oldest first. */
  stores: readonly OwnStore[];
  /** The user to whom the stores belong. Kept after the session expires. */
  owner: Viewer | null;
  /** The last version of the open store, if the store does not exist anymore. */
  lost: OwnStore | null;
}

export type SellerSessionEvent =
  /** `viewer` is null if the viewer signed out or the session expired. */
  | { type: 'viewer changed'; viewer: Viewer | null }
  /** The viewer signed out in this tab. */
  | { type: 'signed out' }
  | ({ type: 'moved' } & SellerPlace)
  /** A store was opened or saved in this tab. */
  | { type: 'store saved'; store: OwnStore }
  | { type: 'store deleted'; storeId: string }
  | { type: 'page shown' }
  /** A change was rejected, so the access is checked again. */
  | { type: 'refused' }
  | { type: 'retry' };

/** Why the viewer has to leave the dashboard; null if the viewer signed out deliberately. */
export type LeaveReason = 'signInRequired' | 'notYours' | 'createStoreFirst' | null;

export const sellerSetup = setup({
  types: {
    context: {} as Context,
    input: {} as SellerSessionInput,
    events: {} as SellerSessionEvent,
    emitted: {} as { type: 'leave'; reason: LeaveReason },
  },
  actors: {
    loadStores: fromPromise<StoresAnswer, { userId: string }>(unprovided('loadStores')),
    /** Sends `page shown`. */
    watchPage: fromCallback<AnyEventObject>(unprovided('watchPage')),
  },
  guards: {
    isSignedOut: ({ context }) => context.viewer === null,
    isNobody: (_, viewer: Viewer | null) => viewer === null,
    /** Whether an earlier visit has read the store in the URL. */
    isKnown: ({ context }) =>
      context.viewer !== null && context.stores.some(({ id }) => id === context.businessId),
    isSomebody: (_, viewer: Viewer | null) => viewer !== null,
    /** Whether the given viewer is still the same user. True after a session was renewed. */
    isCurrentViewer: ({ context }, viewer: Viewer | null) =>
      viewer !== null && viewer.userId === context.viewer?.userId,
    /** Whether the stores belong to the viewer. This is also the case if the same person signs in again. */
    isOwner: ({ context }, viewer: Viewer | null) =>
      viewer !== null && viewer.userId === context.owner?.userId,
    isSetupOfNew: ({ context }) => context.businessId === NEW_STORE && context.section === 'setup',
    isNew: ({ context }) => context.businessId === NEW_STORE,
    isOwn: ({ context }) => context.stores.some(({ id }) => id === context.businessId),
    isSameStore: ({ context }, { businessId, section }: SellerPlace) =>
      businessId === context.businessId && (businessId !== NEW_STORE || section === 'setup'),
    isOk: (_, answer: StoresAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
  actions: {
    setViewer: assign((_, viewer: Viewer | null) => ({ viewer })),
    move: assign((_, { businessId, section }: SellerPlace) => ({ businessId, section })),
    setStores: assign(({ context }, answer: StoresAnswer) =>
      answer.ok ? { stores: answer.value, owner: context.viewer } : {},
    ),
    /** Keeps a version that was saved in this tab if it is newer than the one that was read. */
    updateStores: assign(({ context: { stores, businessId } }, answer: StoresAnswer) =>
      answer.ok
        ? {
            stores: answer.value.map((store) => newer(store, stores)),
            lost: stores.find(({ id }) => id === businessId) ?? null,
          }
        : {},
    ),
    setStore: assign(({ context: { stores } }, store: OwnStore) => ({
      stores: stores.some(({ id }) => id === store.id)
        ? stores.map((other) => (other.id === store.id ? newer(store, [other]) : other))
        : [...stores, store],
    })),
    removeStore: assign(({ context: { stores } }, storeId: string) => ({
      stores: stores.filter(({ id }) => id !== storeId),
    })),
    forget: assign({ stores: [], owner: null, lost: null }),
    takeKnown: assign(({ context: { viewer } }) => ({ owner: viewer })),
    leave: emit((_, reason: LeaveReason) => ({ type: 'leave', reason })),
  },
});

function newer(store: OwnStore, others: readonly OwnStore[]): OwnStore {
  const known = others.find(({ id }) => id === store.id);
  return known && known.version > store.version ? known : store;
}
