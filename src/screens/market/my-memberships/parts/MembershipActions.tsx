import { useState } from 'react';
import { Button } from '#components/Button/Button';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { LinkButton } from '#components/LinkButton/LinkButton';
import {
  confirmLabel,
  membershipLabel,
  myMembershipsMessages,
  notMineLabel,
  refuseLabel,
  whopCancelUrl,
} from '#content/messages/market/my-memberships';
import { canceledBy, type MyMembership } from '#domain/marketplace/my-membership';
import { isolated } from '#domain/names';
import { paths } from '#domain/paths';
import { failedRun, runningSubject } from '#machines/charts/view';
import { MembershipRefusalContext } from '#machines/market/membership-refusal/membership-refusal.machine';
import { OfferAnswerContext } from '#machines/market/offer-answer/offer-answer.machine';
import { box, row } from '#theme/box';

export function MembershipActions({ membership }: { membership: MyMembership }) {
  const { store } = membership;
  const isAtWhop = canceledBy(membership) === 'whop';
  const label = membershipLabel(membership);
  if (
    !isAtWhop &&
    !membership.isAdded &&
    !membership.isOffered &&
    store.supportUrl === null &&
    store.slug === null
  )
    return null;
  return (
    <div className={row({ gap: 's', align: 'stretch', wraps: true })}>
      {store.slug !== null && (
        <LinkButton
          tone="plain"
          href={paths.store.href(store.slug)}
          aria-label={`Open the store ${isolated(store.name)}`}
        >
          Open the store
        </LinkButton>
      )}
      {store.supportUrl !== null && (
        <LinkButton
          tone="plain"
          href={store.supportUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={`Ask the store ${isolated(store.name)}`}
        >
          Ask the store
        </LinkButton>
      )}
      {isAtWhop && (
        <LinkButton
          tone="plain"
          href={whopCancelUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={`How to cancel on Whop: ${isolated(label)}`}
        >
          How to cancel on Whop
        </LinkButton>
      )}
      {membership.isAdded && <Refusal membership={membership} />}
      {membership.isOffered && <Offer membership={membership} />}
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
  const isOtherAddress = OfferAnswerContext.useSelector((state) => {
    const failed = failedRun(state);
    return failed?.kind === 'otherAddress' && failed.subject.id === id;
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
      <p role="status" className={box({ color: 'textMuted', breaks: true })}>
        {isOtherAddress && myMembershipsMessages.otherAddress}
      </p>
    </>
  );
}

function Refusal({ membership }: { membership: MyMembership }) {
  const { store } = membership;
  const refusal = MembershipRefusalContext.useActorRef();
  const isRefusing = MembershipRefusalContext.useSelector(
    (state) => runningSubject(state)?.storeId === store.id,
  );
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        tone="plain"
        aria-label={refuseLabel(store.name)}
        isPending={isRefusing}
        onPress={() => setAsking(true)}
      >
        {myMembershipsMessages.refuse}
      </Button>
      <ConfirmDialog
        title={myMembershipsMessages.refuseTitle}
        description={myMembershipsMessages.refuseHelp}
        isOpen={isAsking}
        confirmLabel={myMembershipsMessages.refuse}
        isDanger
        onConfirm={() => {
          setAsking(false);
          refusal.send({ type: 'run', subject: { storeId: store.id } });
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
