import { type ReactNode, useRef } from 'react';
import { Button } from '#components/Button/Button';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { brand } from '#content/brand';
import { claimMessages } from '#content/messages/market/membership-claim';
import { myMembershipsMessages } from '#content/messages/market/my-memberships';
import type { MyMembershipsError } from '#domain/marketplace/my-membership';
import { paths } from '#domain/paths';
import { useIsRefreshing } from '#machines/charts/known.context';
import { viewOf } from '#machines/charts/view';
import { MembershipClaimContext } from '#machines/market/membership-claim/membership-claim.machine';
import { MyMembershipsContext } from '#machines/market/my-memberships/my-memberships.machine';
import { row, stack } from '#theme/box';
import { LazySignInDialog } from '../../session/LazySignInDialog';
import { SessionAccount } from '#screens/session/AccountMenu';
import { KeepFocus } from '../../shell/KeepFocus';
import { lazyComponent } from '../../shell/lazy-component';
import { LazyDialog } from '#screens/shell/lazy-component';
import { PageHead } from '../../shell/PageHead';
import { TopBar } from '../../shell/TopBar';
import * as css from './MyMemberships.css';
import type { ClaimDialogProps } from './parts/ClaimDialog';
import { MembershipCards } from './parts/MembershipCards';
import {
  LoadingMemberships,
  MembershipsFailed,
  NoMemberships,
  SignedOut,
  StaleNotice,
} from './parts/MembershipsStates';
import { LazyReviewDialog } from './parts/OwnReview';
import { WaitingLists, type WaitingListsProps } from './parts/WaitingLists';

const load = () => import('./parts/ClaimDialog');

const ClaimDialog = lazyComponent(async () => (await load()).ClaimDialog);

/**
 * The memberships that the viewer has bought (product.md §21.16). Reads the session and the machines `my-memberships`,
 * `membership-refusal`, `offer-answer`, `membership-claim`, `review-edit`, `waiting-lists` and `sign-in-dialog`.
 */
export function MyMemberships({ inboxOf, waitingListOf }: ClaimDialogProps & WaitingListsProps) {
  const body = useRef<HTMLDivElement>(null);
  const view = MyMembershipsContext.useSelector((state) =>
    state.context.value?.length === 0 ? 'empty' : viewOf(state),
  );
  const offers = MyMembershipsContext.useSelector(
    ({ context }) => context.value?.filter(({ isOffered }) => isOffered).length ?? 0,
  );
  return (
    <Frame>
      <StaleNotice />
      <div ref={body} tabIndex={-1} className={stack({ gap: 'l', outline: 'none' })}>
        {/* If the focused element is unmounted with its view, or with its offer, moves the focus here instead of `document.body`. */}
        <KeepFocus key={`${view} ${offers}`} fallback={body} />
        <View of={view} />
      </div>
      {(view === 'shown' || view === 'empty') && <ClaimButton />}
      <WaitingLists waitingListOf={waitingListOf} />
      <LazyReviewDialog />
      <LazyClaimDialog inboxOf={inboxOf} />
    </Frame>
  );
}

/** The page that is shown to a signed-out user, and while the session is being restored. It sends no request. */
export function MembershipsSignedOut({ isRestoring }: { isRestoring: boolean }) {
  return <Frame>{isRestoring ? <LoadingMemberships /> : <SignedOut />}</Frame>;
}

function View({ of }: { of: 'loading' | 'shown' | 'empty' | MyMembershipsError['kind'] }) {
  switch (of) {
    case 'loading':
      return <LoadingMemberships />;
    case 'shown':
      return <MembershipCards />;
    case 'empty':
      return <NoMemberships />;
    case 'signInRequired':
    case 'tooSlow':
    case 'unreachable':
      return <MembershipsFailed kind={of} />;
  }
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHead title={`${myMembershipsMessages.title} · ${brand.name}`} isUnlisted />
      <TopBar
        back={{ href: paths.marketplace.href(), label: 'Marketplace' }}
        end={<SessionAccount />}
      />
      <main id="main" aria-busy={useIsRefreshing() || undefined} tabIndex={-1} className={css.page}>
        <PageHeader title={myMembershipsMessages.title} subtitle={myMembershipsMessages.lead} />
        {children}
      </main>
      <LazySignInDialog />
    </>
  );
}

function prepareClaimDialog() {
  void load().catch(() => null);
}

/** Opens the dialog that claims a membership (product.md §21.19). */
function ClaimButton() {
  const claim = MembershipClaimContext.useActorRef();
  return (
    <div className={row({ align: 'stretch' })}>
      <Button
        tone="plain"
        onPointerEnter={prepareClaimDialog}
        onFocus={prepareClaimDialog}
        onPress={() => claim.send({ type: 'open' })}
      >
        {claimMessages.button}
      </Button>
    </div>
  );
}

function LazyClaimDialog(props: ClaimDialogProps) {
  const isOpen = MembershipClaimContext.useSelector((state) => state.hasTag('open'));
  return (
    <LazyDialog isOpen={isOpen}>
      <ClaimDialog {...props} />
    </LazyDialog>
  );
}
