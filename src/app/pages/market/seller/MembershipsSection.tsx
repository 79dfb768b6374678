import { useLocation } from 'react-router-dom';
import { viewOf } from '#machines/charts/view';
import { MembershipListContext } from '#machines/market/membership-list/membership-list.machine';
import { SellerSessionContext } from '#machines/market/seller-session/seller-session.machine';
import { StoreCard } from './StoreCard';
import type { SellerSectionProps } from './sections';
import { type ReactNode, useEffect, useState } from 'react';
import type { ToastToShow } from '#components/Toasts/queue';
import { membershipMessages } from '#content/messages/market/memberships';
import { type GuildResources, noGuildResources } from '#domain/bot-config/guild-resources';
import { isListOutdatedBy, type ListAction } from '#domain/marketplace/own-membership';
import type { OwnStore } from '#domain/marketplace/own-store';
import { MembershipChangeContext } from '#machines/market/membership-change/membership-change.machine';
import { MembershipDraftContext } from '#machines/market/membership-draft/membership-draft.machine';
import { StoreWaitlistContext } from '#machines/market/store-waitlist/store-waitlist.machine';
import { WaitingPeopleContext } from '#machines/market/waiting-people/waiting-people.machine';
import { Memberships } from '#screens/market/memberships/Memberships';
import { loadGuildResources } from '#services/dashboard/guild-resources';
import { success, toasts } from '../../../toasts';
import {
  membershipChangeLogic,
  membershipDraftLogic,
  storeWaitlistLogic,
  waitingPeopleLogic,
} from '../../../wiring/market/memberships';
import { membershipListLogic } from '../../../wiring/market/seller';

/**
 * The memberships of a store. The seller's id comes from `owner`, which stays the same while a session is renewed and
 * after it has ended.
 */
export function MembershipsSection({ store }: SellerSectionProps) {
  const userId = SellerSessionContext.useSelector(({ context }) => context.owner?.userId ?? '');
  const { hash, key } = useLocation();
  return (
    <SellerMemberships
      store={store}
      userId={userId}
      checkoutRequest={hash === '#checkoutUrl' ? key : null}
    >
      <Card store={store} />
    </SellerMemberships>
  );
}

/** Draws the social picture again when a price on it has changed. */
function Card({ store }: SellerSectionProps) {
  const isListed = MembershipListContext.useSelector((state) => viewOf(state) === 'shown');
  const memberships = MembershipListContext.useSelector(({ context }) => context.value);
  return isListed && memberships && <StoreCard store={store} memberships={memberships} />;
}

/** A new order has no toast: the list shows it. */
const membershipToasts: Record<'created' | 'saved', ToastToShow> &
  Record<ListAction['kind'], ToastToShow | null> = {
  created: success(membershipMessages.created),
  saved: success(membershipMessages.saved),
  duplicate: success(membershipMessages.duplicated),
  hide: success(membershipMessages.hidden),
  show: success(membershipMessages.shown),
  archive: success(membershipMessages.archived),
  restore: success(membershipMessages.restored),
  delete: success(membershipMessages.deleted),
  order: null,
};

const newId = () => crypto.randomUUID();

interface SellerMembershipsProps {
  store: OwnStore;
  /**
   * The seller's user id on the site. It must stay the same while the session is renewed, because a new id restarts the
   * machines.
   */
  userId: string;
  /**
   * Each new value opens the form of the first membership that is on sale but has no checkout link; null opens nothing.
   */
  checkoutRequest: string | null;
  /** Rendered where `MembershipListContext` can be read. */
  children?: ReactNode;
}

/** The memberships of a seller's store, with their machines. */
export function SellerMemberships({
  store,
  userId,
  checkoutRequest,
  children,
}: SellerMembershipsProps) {
  const [now] = useState(() => Date.now());
  const resources = useRoles(store.serverId);
  return (
    <MembershipListContext.Provider
      key={`${userId} ${store.id}`}
      logic={membershipListLogic}
      options={{ input: { storeId: store.id } }}
    >
      <MembershipChangeContext.Provider logic={membershipChangeLogic}>
        <MembershipDraftContext.Provider
          logic={membershipDraftLogic}
          options={{ input: { userId, storeId: store.id, newId, now: Date.now } }}
        >
          <Reports />
          {children}
          <StoreWaitlistContext.Provider
            logic={storeWaitlistLogic}
            options={{ input: { storeId: store.id } }}
          >
            <Memberships {...{ store, resources, now, checkoutRequest, peopleOf }} />
          </StoreWaitlistContext.Provider>
        </MembershipDraftContext.Provider>
      </MembershipChangeContext.Provider>
    </MembershipListContext.Provider>
  );
}

function peopleOf(membershipId: string, list: ReactNode) {
  return (
    <WaitingPeopleContext.Provider
      key={membershipId}
      logic={waitingPeopleLogic}
      options={{ input: { membershipId, query: { page: 0 } } }}
    >
      <NewerCount membershipId={membershipId} />
      {list}
    </WaitingPeopleContext.Provider>
  );
}

/** Replaces the count of a membership with that of its list, which was read later. */
function NewerCount({ membershipId }: { membershipId: string }) {
  const counts = StoreWaitlistContext.useActorRef();
  const people = WaitingPeopleContext.useSelector(({ context }) => context.value);
  useEffect(() => {
    if (people) counts.send({ type: 'patch', patch: { membershipId, total: people.total } });
  }, [people, counts, membershipId]);
  return null;
}

function Reports() {
  const list = MembershipListContext.useActorRef();
  const draft = MembershipDraftContext.useActorRef();
  const change = MembershipChangeContext.useActorRef();
  useEffect(() => {
    const reports = [
      draft.on('saved', ({ draft: { base }, value }) => {
        list.send({ type: 'patch', patch: { kind: 'stored', membership: value } });
        toasts.show(base === null ? membershipToasts.created : membershipToasts.saved);
      }),
      change.on('done', ({ subject: { action }, value }) => {
        list.send({ type: 'patch', patch: value });
        const toast = membershipToasts[action.kind];
        if (toast) toasts.show(toast);
      }),
      change.on('failed', ({ kind }) => {
        if (isListOutdatedBy(kind)) list.send({ type: 'reload' });
      }),
    ];
    return () => reports.forEach((report) => report.unsubscribe());
  }, [draft, change, list]);
  return null;
}

/** Returns the roles of the store's server. Until they are loaded, the picker only accepts ids. */
function useRoles(serverId: string | null): GuildResources {
  const [resources, setResources] = useState(noGuildResources);
  useEffect(() => {
    if (serverId === null) return;
    const left = new AbortController();
    void loadGuildResources({ serverId }, left.signal).then((loaded) => {
      if (!left.signal.aborted) setResources(loaded);
    });
    return () => left.abort();
  }, [serverId]);
  return resources;
}
