import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/Button/Button';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { IconButton } from '#components/IconButton/IconButton';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { LazyMenuTrigger } from '#components/Menu/LazyMenuTrigger';
import {
  confirmLabel,
  destinationLabel,
  destinationNames,
  moreLabel,
  myMembershipsMessages,
  notMineLabel,
} from '#content/messages/market/my-memberships';
import { canceledBy, type MyMembership, waysOf } from '#domain/marketplace/my-membership';
import { failedRun, runningSubject } from '#machines/charts/view';
import { MembershipRefusalContext } from '#machines/market/membership-refusal/membership-refusal.machine';
import { OfferAnswerContext } from '#machines/market/offer-answer/offer-answer.machine';
import { box } from '#theme/box';
import { lazyComponent } from '../../../shell/lazy-component';
import * as css from '../MyMemberships.css';
import { mayEditReview } from './OwnReview';

const load = () => import('./MembershipMenu');
const MembershipMenu = lazyComponent(async () => (await load()).MembershipMenu);

function prepareMenu() {
  void load().catch(() => null);
}

export interface MembershipActionsProps {
  membership: MyMembership;
  /** Whether the menu has the viewer's review of the store. */
  hasReview: boolean;
}

/** The main action of a membership, and a menu of the others. */
export function MembershipActions({ membership, hasReview }: MembershipActionsProps) {
  const { isOffered, isAdded, store } = membership;
  const [isRefusing, setRefusing] = useState(false);
  const all = waysOf(membership);
  const main = isOffered ? undefined : all[0];
  const others = all.filter((each) => each !== main);
  const mayReview = hasReview && mayEditReview(store);
  const items =
    others.length + Number(canceledBy(membership) !== null) + Number(mayReview) + Number(isAdded);
  if (!isOffered && main === undefined && items === 0) return null;
  return (
    <div className={css.actions}>
      {isOffered && <Offer membership={membership} />}
      {main !== undefined && (
        <LinkButton
          tone={main.to === 'payment' || main.to === 'server' ? undefined : 'plain'}
          href={main.href}
          target={main.to === 'store' ? undefined : '_blank'}
          rel="noreferrer"
          aria-label={destinationLabel(main.to, membership)}
        >
          {destinationNames[main.to]}
        </LinkButton>
      )}
      {items > 0 && (
        <LazyMenuTrigger
          onIntent={prepareMenu}
          menu={(opening) => (
            <MembershipMenu
              membership={membership}
              others={others}
              mayReview={mayReview}
              opening={opening}
              onRefuse={() => setRefusing(true)}
            />
          )}
          frame={{ placement: 'bottom end', items }}
        >
          <IconButton tone="plain" label={moreLabel(membership)} icon={<Ellipsis />} />
        </LazyMenuTrigger>
      )}
      {isAdded && (
        <Refusal membership={membership} isOpen={isRefusing} onClose={() => setRefusing(false)} />
      )}
    </div>
  );
}

/** The viewer's answer to whether an offered membership is theirs. */
function Offer({ membership }: { membership: MyMembership }) {
  const { id } = membership;
  const offer = OfferAnswerContext.useActorRef();
  const pending = OfferAnswerContext.useSelector((state) => {
    const running = runningSubject(state);
    return running?.id === id ? running.isMine : null;
  });
  const answer = (isMine: boolean) => () => offer.send({ type: 'run', subject: { id, isMine } });
  return (
    <>
      <Button
        aria-label={confirmLabel(membership)}
        isPending={pending === true}
        onPress={answer(true)}
      >
        {myMembershipsMessages.confirm}
      </Button>
      <Button
        tone="plain"
        aria-label={notMineLabel(membership)}
        isPending={pending === false}
        onPress={answer(false)}
      >
        {myMembershipsMessages.notMine}
      </Button>
    </>
  );
}

/** Says that the receipt of an offered membership was sent to another address. */
export function OfferStatus({ membership: { id } }: { membership: MyMembership }) {
  const isOtherAddress = OfferAnswerContext.useSelector((state) => {
    const failed = failedRun(state);
    return failed?.kind === 'otherAddress' && failed.subject.id === id;
  });
  return (
    <p role="status" className={`${box({ color: 'textMuted', breaks: true })} ${css.status}`}>
      {isOtherAddress && myMembershipsMessages.otherAddress}
    </p>
  );
}

interface RefusalProps {
  membership: MyMembership;
  isOpen: boolean;
  onClose: () => void;
}

function Refusal({ membership: { store }, isOpen, onClose }: RefusalProps) {
  const refusal = MembershipRefusalContext.useActorRef();
  return (
    <ConfirmDialog
      title={myMembershipsMessages.refuseTitle}
      description={myMembershipsMessages.refuseHelp}
      isOpen={isOpen}
      confirmLabel={myMembershipsMessages.refuse}
      isDanger
      onConfirm={() => {
        onClose();
        refusal.send({ type: 'run', subject: { storeId: store.id } });
      }}
      onCancel={onClose}
    />
  );
}
