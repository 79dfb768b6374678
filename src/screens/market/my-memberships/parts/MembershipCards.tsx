import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { Badge, type BadgeProps } from '#components/Badge/Badge';
import { priceText } from '#content/messages/market/marketplace';
import {
  dayText,
  endedText,
  endingText,
  myMembershipsMessages,
  myStatusNames,
  pastDueText,
  roleText,
} from '#content/messages/market/my-memberships';
import { endingOf, type MyMembership } from '#domain/marketplace/my-membership';
import { holdsPlace, type MemberStatus } from '#domain/marketplace/store-member';
import { MyMembershipsContext } from '#machines/market/my-memberships/my-memberships.machine';
import { box, row, stack } from '#theme/box';
import * as css from '../MyMemberships.css';
import { MembershipActions, OfferStatus } from './MembershipActions';
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
  const bought = cards('bought', isAlone ? 'h2' : 'h3');
  const added = cards('added');
  return (
    <>
      <CardList
        title={myMembershipsMessages.offeredTitle}
        help={myMembershipsMessages.offeredHelp}
        cards={offered}
      />
      <CardList title={isAlone ? null : myMembershipsMessages.boughtTitle} cards={bought} />
      <CardList
        title={myMembershipsMessages.addedTitle}
        help={myMembershipsMessages.addedHelp}
        cards={added}
      />
      <EndedCards
        cards={cards('ended')}
        startsOpen={
          offered.length + bought.length + added.length === 0 ||
          memberships.some((each) => kindOf(each) === 'ended' && each.store.hiddenReview !== null)
        }
      />
    </>
  );
}

type Kind = 'offered' | 'bought' | 'added' | 'ended';

function kindOf(membership: MyMembership): Kind {
  if (membership.isOffered) return 'offered';
  if (!holdsPlace(membership)) return 'ended';
  return membership.isAdded ? 'added' : 'bought';
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

function EndedCards({ cards, startsOpen }: { cards: readonly ReactNode[]; startsOpen: boolean }) {
  const titleId = useId();
  if (cards.length === 0) return null;
  return (
    <details open={startsOpen} className={css.fold}>
      <summary className={css.summary}>
        <ChevronRight aria-hidden className={css.chevron} />
        <h2 id={titleId} className={box({ size: 'l', weight: 'strong' })}>
          {endedText(cards.length)}
        </h2>
      </summary>
      <ul aria-labelledby={titleId} className={stack({ gap: 'l' })}>
        {cards}
      </ul>
    </details>
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
  const notes = [
    membership.isOversold && myMembershipsMessages.oversold,
    roleText(membership),
    store.slug === null && myMembershipsMessages.closedStore,
  ].filter((note) => typeof note === 'string');
  return (
    <li aria-labelledby={titleId} className={stack({ gap: 'l', shrinks: true, surface: 'panel' })}>
      <div>
        <div className={css.cardHead}>
          <Avatar src={store.logoUrl} name={store.name} seed={store.id} size={48} shape="rounded" />
          <div className={box({ shrinks: true, breaks: true })}>
            <div className={row({ columnGap: 'm', rowGap: 'xs', wraps: true })}>
              <Title
                id={titleId}
                dir="auto"
                className={box({ size: 'l', weight: 'strong', shrinks: true, breaks: true })}
              >
                {membership.name}
              </Title>
              <Badge tone={tones[status]}>{myStatusNames[status]}</Badge>
            </div>
            <p dir="auto" className={box({ color: 'textMuted' })}>
              {store.name}
            </p>
          </div>
          <MembershipActions membership={membership} hasReview={isFirstOfStore} />
        </div>
        {membership.isOffered && <OfferStatus membership={membership} />}
      </div>
      <dl className={css.facts}>
        <Fact {...endingText(endingOf(membership, now))} />
        <Fact label="Regular price" value={priceText(membership.priceMinor, membership)} />
        <Fact label="Member since" value={dayText(membership.since)} />
      </dl>
      {(status === 'past_due' || notes.length > 0) && (
        <div className={stack({ gap: 's' })}>
          {status === 'past_due' && (
            <p className={box({ color: 'warningText', breaks: true })}>{pastDueText(membership)}</p>
          )}
          {notes.map((note) => (
            <p key={note} className={box({ color: 'textMuted', breaks: true })}>
              {note}
            </p>
          ))}
        </div>
      )}
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
