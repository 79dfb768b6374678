import { Plus } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '#components/Button/Button';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { Skeleton } from '#components/Skeleton/Skeleton';
import {
  membershipMessages,
  membershipsErrors,
  membershipsLeftText,
  membershipTextsText,
} from '#content/messages/market/memberships';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { limits } from '#domain/limits';
import { firstWithoutCheckout } from '#domain/marketplace/checklist';
import {
  lastPosition,
  membershipBytes,
  type OwnMembership,
  soldCount,
} from '#domain/marketplace/own-membership';
import type { OwnStore } from '#domain/marketplace/own-store';
import { askedSubject, viewOf } from '#machines/charts/view';
import { MembershipChangeContext } from '#machines/market/membership-change/membership-change.machine';
import { MembershipDraftContext } from '#machines/market/membership-draft/membership-draft.machine';
import { MembershipListContext } from '#machines/market/membership-list/membership-list.machine';
import { box, grid, stack } from '#theme/box';
import { Announcer } from '../../shell/Announcer';
import { KeepFocus } from '../../shell/KeepFocus';
import { Reading } from '../../shell/Reading';
import { MembershipDialog } from './form/MembershipDialog';
import { ListNotices, MembershipRows } from './list/MembershipRows';
import { WaitingPeople, type WaitingPeopleProps } from './waitlist/WaitingPeople';

const none: readonly OwnMembership[] = [];

export interface MembershipsProps extends Pick<WaitingPeopleProps, 'peopleOf'> {
  store: OwnStore;
  /** The roles of the store's Discord server. */
  resources: GuildResources;
  /** The current time in Unix ms. It determines which price applies. */
  now: number;
  /** A new value each time the user opens a URL that asks for the missing checkout link; null for other URLs. */
  checkoutRequest: string | null;
}

/**
 * The memberships of a seller's store (product.md §21.12): the list, and the form of one membership. Reads the machines
 * `membership-list`, `membership-change`, `membership-draft` and `store-waitlist`. The form stays open when the list is reloaded.
 */
export function Memberships({
  store,
  resources,
  now,
  checkoutRequest,
  peopleOf,
}: MembershipsProps) {
  const page = useRef<HTMLElement>(null);
  const view = MembershipListContext.useSelector(viewOf);
  useCheckoutRequest(checkoutRequest, view === 'shown');
  return (
    <Announcer>
      <section
        ref={page}
        tabIndex={-1}
        aria-label="Memberships"
        className={stack({ gap: 'xl', shrinks: true, outline: 'none' })}
      >
        <PageHeader
          title="Memberships"
          subtitle={<Lead />}
          actions={view === 'shown' && <CreateButton />}
        />
        <WaitingPeople peopleOf={peopleOf}>
          <Reading
            reader={MembershipListContext}
            texts={{ loading: membershipMessages.loading, errors: membershipsErrors }}
            skeleton={<Skeletons />}
            fallback={page}
          >
            <ListNotices />
            <MembershipRows now={now} />
          </Reading>
        </WaitingPeople>
      </section>
      <DeleteQuestion fallback={page} />
      <MembershipDialog store={store} resources={resources} now={now} />
    </Announcer>
  );
}

/** Opens the form of the first membership on sale without a checkout link, once for each value of `request`. */
function useCheckoutRequest(request: string | null, isListed: boolean): void {
  const list = MembershipListContext.useActorRef();
  const draft = MembershipDraftContext.useActorRef();
  const answered = useRef<string | null>(null);
  useEffect(() => {
    if (!isListed || request === null || request === answered.current) return;
    answered.current = request;
    const membership = firstWithoutCheckout(list.getSnapshot().context.value ?? none);
    if (!membership) return;
    draft.send({ type: 'open', of: { ...membership, field: 'checkoutUrl' }, stored: membership });
  }, [isListed, request, list, draft]);
}

function Lead() {
  const memberships = MembershipListContext.useSelector(({ context }) => context.value ?? none);
  const left = membershipsLeftText(soldCount(memberships));
  const texts = membershipTextsText(membershipBytes(memberships));
  return [membershipMessages.lead, left, texts].filter((part) => part !== null).join(' ');
}

function CreateButton() {
  const list = MembershipListContext.useActorRef();
  const count = MembershipListContext.useSelector(({ context }) =>
    soldCount(context.value ?? none),
  );
  const draft = MembershipDraftContext.useActorRef();
  return (
    <Button
      icon={<Plus />}
      isDisabled={count >= limits.memberships}
      onPress={() => {
        const memberships = list.getSnapshot().context.value ?? none;
        const currency = memberships[0]?.currency ?? 'USD';
        const of = { position: lastPosition(memberships), currency };
        draft.send({ type: 'open', of, stored: null });
      }}
    >
      Create membership
    </Button>
  );
}

/** `fallback` receives the focus after the membership's row is removed. */
function DeleteQuestion({ fallback }: { fallback: RefObject<HTMLElement | null> }) {
  const change = MembershipChangeContext.useActorRef();
  const isOpen = MembershipChangeContext.useSelector((state) => askedSubject(state) !== null);
  const action = MembershipChangeContext.useSelector(({ context }) => context.subject?.action);
  return (
    <ConfirmDialog
      title={membershipMessages.deleteTitle}
      description={membershipMessages.deleteHelp}
      isOpen={isOpen}
      confirmLabel="Delete"
      isDanger
      onConfirm={() => change.send({ type: 'confirm' })}
      onCancel={() => change.send({ type: 'cancel' })}
    >
      <KeepFocus fallback={fallback} />
      <p dir="auto" className={box({ weight: 'strong', breaks: true })}>
        {action?.kind === 'delete' && action.membership.name}
      </p>
    </ConfirmDialog>
  );
}

function Skeletons() {
  return (
    <ul aria-busy aria-label="Loading" className={stack({ gap: 's' })}>
      {Array.from({ length: 3 }, (_, index) => (
        <li key={index} className={grid({ gap: 's', padding: 'l', surface: 'card' })}>
          <Skeleton width={index % 2 === 0 ? '9rem' : '12rem'} />
          <Skeleton width="6rem" />
        </li>
      ))}
    </ul>
  );
}
