import { isolated } from '#domain/names';
import { useId, useState } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { Badge, type BadgeProps } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { priceText } from '#content/messages/marketplace';
import {
  cancelTexts,
  dayText,
  endingText,
  membershipLabel,
  myMembershipsMessages,
  myStatusNames,
  refuseLabel,
  whopCancelUrl,
} from '#content/messages/my-memberships';
import { canceledBy, endingOf, type MyMembership } from '#domain/marketplace/my-membership';
import type { MemberStatus } from '#domain/marketplace/store-member';
import { paths } from '#domain/paths';
import { MyMembershipsContext } from '#machines/my-memberships/my-memberships.context';
import * as css from '../MyMemberships.css';
import { OwnReview } from './OwnReview';
import * as section from './WaitingLists.css';

const tones = {
  active: 'success',
  past_due: 'warning',
  canceled: 'neutral',
  refunded: 'neutral',
} as const satisfies Record<MemberStatus, BadgeProps['tone']>;

export function MembershipCards() {
  const memberships = MyMembershipsContext.useSelector(({ context }) => context.memberships);
  const addedId = useId();
  const cards = (isAdded: boolean) =>
    memberships.flatMap((membership, index) =>
      membership.isAdded === isAdded
        ? [
            <MembershipCard
              key={membership.id}
              membership={membership}
              // Only the first membership of each store shows the review, because the viewer can write only one review
              // per store.
              isFirstOfStore={
                memberships.findIndex(({ store }) => store.id === membership.store.id) === index
              }
            />,
          ]
        : [],
    );
  const [bought, added] = [cards(false), cards(true)];
  return (
    <>
      {bought.length > 0 && (
        <ul aria-label={myMembershipsMessages.title} className={css.list}>
          {bought}
        </ul>
      )}
      {added.length > 0 && (
        <section aria-labelledby={addedId} className={css.added}>
          <div>
            <h2 id={addedId} className={section.heading}>
              {myMembershipsMessages.addedTitle}
            </h2>
            <p className={css.help}>{myMembershipsMessages.addedHelp}</p>
          </div>
          <ul aria-labelledby={addedId} className={css.list}>
            {added}
          </ul>
        </section>
      )}
    </>
  );
}

interface MembershipCardProps {
  membership: MyMembership;
  isFirstOfStore: boolean;
}

function MembershipCard({ membership, isFirstOfStore }: MembershipCardProps) {
  const titleId = useId();
  const Title = membership.isAdded ? 'h3' : 'h2';
  const [now] = useState(Date.now);
  const { status, store } = membership;
  const ending = endingText(endingOf(membership, now));
  return (
    <li aria-labelledby={titleId} className={css.card}>
      <div className={css.head}>
        <Avatar src={store.logoUrl} name={store.name} seed={store.id} size={48} shape="rounded" />
        <div className={css.words}>
          <Title id={titleId} dir="auto" className={css.name}>
            {membership.name}
          </Title>
          <p dir="auto" className={css.store}>
            {store.name}
          </p>
        </div>
        <Badge tone={tones[status]}>{myStatusNames[status]}</Badge>
      </div>
      <dl className={css.facts}>
        <Fact label="Regular price" value={priceText(membership.priceMinor, membership)} />
        <Fact label="Member since" value={dayText(membership.since)} />
        <Fact {...ending} />
      </dl>
      {status === 'past_due' && <p className={css.help}>{myMembershipsMessages.pastDue}</p>}
      {membership.isOversold && <p className={css.help}>{myMembershipsMessages.oversold}</p>}
      <Cancel membership={membership} />
      {store.slug === null && <p className={css.help}>{myMembershipsMessages.closedStore}</p>}
      <Actions membership={membership} />
      {isFirstOfStore && <OwnReview store={store} />}
    </li>
  );
}

function Refusal({ membership }: { membership: MyMembership }) {
  const { store } = membership;
  const memberships = MyMembershipsContext.useActorRef();
  const isRefusing = MyMembershipsContext.useSelector(
    (state) => state.matches({ listed: 'refusing' }) && state.context.refusedStore === store.id,
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
          memberships.send({ type: 'refuse', storeId: store.id });
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{value}</dd>
    </div>
  );
}

function Cancel({ membership }: { membership: MyMembership }) {
  const by = canceledBy(membership);
  if (by === null) return null;
  return (
    <p className={css.help}>
      <strong>How to cancel:</strong> {cancelTexts[by]}
    </p>
  );
}

function Actions({ membership }: { membership: MyMembership }) {
  const { store } = membership;
  const isAtWhop = canceledBy(membership) === 'whop';
  const label = membershipLabel(membership);
  if (!isAtWhop && !membership.isAdded && store.supportUrl === null && store.slug === null)
    return null;
  return (
    <div className={css.actions}>
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
    </div>
  );
}
