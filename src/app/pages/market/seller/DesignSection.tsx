import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ToastToShow } from '#components/Toasts/queue';
import { storeDesignMessages, storeSaveErrors } from '#content/messages/market/store-design';
import type { SoldMembership } from '#domain/marketplace/membership';
import type { OwnMembership } from '#domain/marketplace/own-membership';
import type { OwnStore } from '#domain/marketplace/own-store';
import { MembershipListContext } from '#machines/market/membership-list/membership-list.machine';
import { StoreDesignContext } from '#machines/market/store-design/store-design.machine';
import type { DesignNotice } from '#machines/market/store-design/store-design.setup';
import { SellerSessionContext } from '#machines/market/seller-session/seller-session.machine';
import { Design } from '#screens/market/design/Design';
import { isDraftStored, watchDraftStorage } from '#services/browser/tab-drafts';
import { danger, success, useNotices } from '../../../toasts';
import { membershipListLogic } from '../../../wiring/market/seller';
import { storeDesignLogic } from '../../../wiring/market/store-design';
import type { SellerSectionProps } from './sections';
import { ListedStoreCard } from './StoreCard';

const storeDesignNotices: Record<DesignNotice, ToastToShow> = {
  saved: success(storeDesignMessages.saved),
  reset: success(storeDesignMessages.reset),
  slugTaken: danger(storeSaveErrors.slugTaken),
  nameTaken: danger(storeSaveErrors.nameTaken),
  notAllowed: danger(storeSaveErrors.notAllowed),
  notAdministrator: danger(storeSaveErrors.notAdministrator),
  hiddenBySite: danger(storeSaveErrors.hiddenBySite),
  rejected: danger(storeSaveErrors.rejected),
  signInRequired: danger(storeSaveErrors.signInRequired),
  unreachable: danger(storeSaveErrors.unreachable),
  unanswered: danger(storeSaveErrors.unanswered),
};

/** The design editor of a store. The preview shows the memberships that visitors see. */
export function DesignSection({ store }: SellerSectionProps) {
  return (
    <MembershipListContext.Provider
      logic={membershipListLogic}
      options={{ input: { storeId: store.id } }}
    >
      <Editor store={store} />
      <ListedStoreCard store={store} />
    </MembershipListContext.Provider>
  );
}

const none: readonly OwnMembership[] = [];

function Editor({ store }: SellerSectionProps) {
  const seller = SellerSessionContext.useActorRef();
  const userId = SellerSessionContext.useSelector(({ context }) => context.owner?.userId ?? '');
  const memberships = MembershipListContext.useSelector(({ context }) => context.value ?? none);
  const report = useCallback(
    (saved: OwnStore) => seller.send({ type: 'store saved', store: saved }),
    [seller],
  );
  return (
    <SellerDesign
      userId={userId}
      store={store}
      memberships={memberships.filter(
        ({ isVisible, archivedAt }) => isVisible && archivedAt === null,
      )}
      onSaved={report}
    />
  );
}

interface SellerDesignProps {
  /** The seller's id in Supabase Auth. */
  userId: string;
  store: OwnStore;
  memberships: readonly SoldMembership[];
  onSaved: (store: OwnStore) => void;
}

/** The design editor of a store, with its machine. Mount a new instance for another store or another seller. */
function SellerDesign({ userId, store, memberships, onSaved }: SellerDesignProps) {
  const [opened] = useState(() => ({ logic: storeDesignLogic(userId), now: Date.now() }));
  const isKept = useSyncExternalStore(watchDraftStorage, isDraftStored);
  return (
    <StoreDesignContext.Provider logic={opened.logic} options={{ input: { store } }}>
      <Reports store={store} onSaved={onSaved} />
      <Design memberships={memberships} now={opened.now} isKept={isKept} />
    </StoreDesignContext.Provider>
  );
}

function Reports({ store, onSaved }: Pick<SellerDesignProps, 'store' | 'onSaved'>) {
  const design = StoreDesignContext.useActorRef();
  useNotices(design, storeDesignNotices);
  useEffect(() => {
    const saved = design.on('saved', (event) => onSaved(event.store));
    return () => saved.unsubscribe();
  }, [design, onSaved]);
  useEffect(() => design.send({ type: 'store changed', store }), [design, store]);
  return null;
}
