import { type ReactNode, useId, useState } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { Badge, type BadgeProps } from '#components/Badge/Badge';
import { priceText } from '#content/messages/market/marketplace';
import {
  cancelTexts,
  dayText,
  endingText,
  myMembershipsMessages,
  myStatusNames,
} from '#content/messages/market/my-memberships';
import { canceledBy, endingOf, type MyMembership } from '#domain/marketplace/my-membership';
import type { MemberStatus } from '#domain/marketplace/store-member';
import { MyMembershipsContext } from '#machines/market/my-memberships/my-memberships.machine';
import { box, stack } from '#theme/box';
import * as css from '../MyMemberships.css';
import { MembershipActions } from './MembershipActions';
import { OwnReview } from './OwnReview';

const tones = {
  active: 'success',
  past_due: 'warning',
  canceled: 'neutral',
  refunded: 'neutral',
} as const satisfies Record<MemberStatus, BadgeProps['tone']>;

const none: readonly MyMembership[] = [];

export function MembershipCards() {
  const memberships = MyMembershipsContext.useSelector(({ context }) => context.value ?? none);
  const cards = (kind: Kind, level: 'h2' | 'h3' = 'h3') =>
    memberships.flatMap((membership, index) =>
      kindOf(membership) === kind
        ? [
            <MembershipCard
              key={membership.id}
              membership={membership}
              level={level}
              // Only the first membership of each store shows the review, because there is one review per store.
              isFirstOfStore={
                memberships.findIndex(
                  (each) => !each.isOffered && each.store.id === membership.store.id,
                ) === index
              }
            />,
          ]
        : [],
    );
  const offered = cards('offered');
  const isAlone = offered.length === 0;
  return (
    <>
      <CardList
        title={myMembershipsMessages.offeredTitle}
        help={myMembershipsMessages.offeredHelp}
        cards={offered}
      />
      <CardList
        title={isAlone ? null : myMembershipsMessages.boughtTitle}
        cards={cards('bought', isAlone ? 'h2' : 'h3')}
      />
      <CardList
        title={myMembershipsMessages.addedTitle}
        help={myMembershipsMessages.addedHelp}
        cards={cards('added')}
      />
    </>
  );
}

type Kind = 'offered' | 'bought' | 'added';

function kindOf({ isOffered, isAdded }: MyMembership): Kind {
  if (isOffered) return 'offered';
  return isAdded ? 'added' : 'bought';
}

function CardList({
  title,
  help,
  cards,
}: {
  title: string | null;
  help?: string;
  cards: readonly ReactNode[];
}) {
  const titleId = useId();
  const name =
    title === null ? { 'aria-label': myMembershipsMessages.title } : { 'aria-labelledby': titleId };
  if (cards.length === 0) return null;
  return (
    <section
      {...name}
      className={
        title === null ? undefined : stack({ gap: 'l', outline: 'none', marginBlockStart: 'xl' })
      }
    >
      {title !== null && (
        <div>
          <h2 id={titleId} className={box({ size: 'xl', weight: 'strong' })}>
            {title}
          </h2>
          {help !== undefined && (
            <p className={box({ color: 'textMuted', breaks: true })}>{help}</p>
          )}
        </div>
      )}
      <ul {...name} className={stack({ gap: 'l' })}>
        {cards}
      </ul>
    </section>
  );
}

interface MembershipCardProps {
  membership: MyMembership;
  level: 'h2' | 'h3';
  isFirstOfStore: boolean;
}

function MembershipCard({ membership, level: Title, isFirstOfStore }: MembershipCardProps) {
  const titleId = useId();
  const [now] = useState(Date.now);
  const { status, store } = membership;
  const ending = endingText(endingOf(membership, now));
  return (
    <li aria-labelledby={titleId} className={stack({ gap: 'l', shrinks: true, surface: 'panel' })}>
      <div className={css.head}>
        <Avatar src={store.logoUrl} name={store.name} seed={store.id} size={48} shape="rounded" />
        <div className={box({ shrinks: true, breaks: true })}>
          <Title id={titleId} dir="auto" className={box({ size: 'l', weight: 'strong' })}>
            {membership.name}
          </Title>
          <p dir="auto" className={box({ color: 'textMuted' })}>
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
      {status === 'past_due' && (
        <p className={box({ color: 'textMuted', breaks: true })}>{myMembershipsMessages.pastDue}</p>
      )}
      {membership.isOversold && (
        <p className={box({ color: 'textMuted', breaks: true })}>
          {myMembershipsMessages.oversold}
        </p>
      )}
      <Cancel membership={membership} />
      {store.slug === null && (
        <p className={box({ color: 'textMuted', breaks: true })}>
          {myMembershipsMessages.closedStore}
        </p>
      )}
      <MembershipActions membership={membership} />
      {isFirstOfStore && <OwnReview store={store} />}
    </li>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className={box({ size: 's', color: 'textMuted' })}>{label}</dt>
      <dd className={box({ breaks: true })}>{value}</dd>
    </div>
  );
}

function Cancel({ membership }: { membership: MyMembership }) {
  const by = canceledBy(membership);
  if (by === null) return null;
  return (
    <p className={box({ color: 'textMuted', breaks: true })}>
      <strong>How to cancel:</strong> {cancelTexts[by]}
    </p>
  );
}
