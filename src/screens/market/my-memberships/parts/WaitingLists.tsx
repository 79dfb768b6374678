import { Fragment, type ReactNode, useId, useRef } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Avatar } from '#components/Avatar/Avatar';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { LinkButton } from '#components/LinkButton/LinkButton';
import {
  dayText,
  notLeftText,
  waitingListsErrors,
  waitlistButtonLabel,
  waitlistMessages,
} from '#content/messages/market/waitlist';
import type { WaitingList } from '#domain/marketplace/waitlist';
import { isolated } from '#domain/names';
import { paths } from '#domain/paths';
import { failureOf } from '#machines/charts/view';
import { WaitingListsContext } from '#machines/market/waiting-lists/waiting-lists.machine';
import {
  WaitlistContext,
  waitlistFailure,
  waitlistView,
} from '#machines/market/waitlist/waitlist.machine';
import { box, row, stack } from '#theme/box';
import { DiscordSignInButton } from '../../../session/DiscordSignInButton';
import { KeepFocus } from '../../../shell/KeepFocus';
import { ReadingNotices } from '../../../shell/Reading';
import { LeaveWaitlist } from '../../LeaveWaitlist';
import * as css from '../MyMemberships.css';

const none: readonly WaitingList[] = [];

export interface WaitingListsProps {
  /** Renders the card of a waiting list and provides the machine of the card. */
  waitingListOf: (list: WaitingList) => ReactNode;
}

/** Renders nothing if there are none (product.md §21.18). Reads the session and the machine `waiting-lists`. */
export function WaitingLists({ waitingListOf }: WaitingListsProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const machine = WaitingListsContext.useActorRef();
  const lists = WaitingListsContext.useSelector(({ context }) => context.value ?? none);
  const error = WaitingListsContext.useSelector(failureOf);
  const isShown = lists.length > 0 || error !== null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={stack({ gap: 'l', outline: 'none' })}
    >
      {isShown && (
        <div>
          <h2 id={titleId} className={box({ size: 'xl', weight: 'strong' })}>
            {waitlistMessages.mine}
          </h2>
          <p className={box({ color: 'textMuted', breaks: true })}>{waitlistMessages.mineHelp}</p>
        </div>
      )}
      {error !== null && (
        <AlertPanel
          isLive
          level={3}
          tone="warning"
          title={waitingListsErrors[error]}
          actions={
            <>
              {error === 'signInRequired' && (
                <DiscordSignInButton tone="plain">Sign in</DiscordSignInButton>
              )}
              <Button tone="plain" size="compact" onPress={() => machine.send({ type: 'retry' })}>
                Try again
              </Button>
            </>
          }
        >
          <KeepFocus fallback={section} />
        </AlertPanel>
      )}
      <ReadingNotices reader={WaitingListsContext} texts={waitlistMessages} />
      {lists.length > 0 && (
        <ul aria-labelledby={titleId} className={stack({ gap: 'l' })}>
          {lists.map((list) => (
            <Fragment key={list.membershipId}>{waitingListOf(list)}</Fragment>
          ))}
        </ul>
      )}
      {/* Moves the focus to the section if the card that contains the focus is unmounted. */}
      <KeepFocus key={lists.map(({ membershipId }) => membershipId).join()} fallback={section} />
    </section>
  );
}

/** A list item that shows one of the viewer's waiting lists. Reads the session and the machine `waitlist`. */
export function WaitingListCard({ list }: { list: WaitingList }) {
  const titleId = useId();
  const { store } = list;
  return (
    <li aria-labelledby={titleId} className={stack({ gap: 'l', shrinks: true, surface: 'panel' })}>
      <div className={css.head}>
        <Avatar src={store.logoUrl} name={store.name} seed={store.id} size={48} shape="rounded" />
        <div className={box({ shrinks: true, breaks: true })}>
          <h3 id={titleId} dir="auto" className={box({ size: 'l', weight: 'strong' })}>
            {list.name}
          </h3>
          <p dir="auto" className={box({ color: 'textMuted' })}>
            {store.name}
          </p>
        </div>
        <Place list={list} />
      </div>
      <dl className={css.facts}>
        <div>
          <dt className={box({ size: 's', color: 'textMuted' })}>Waiting since</dt>
          <dd className={box({ breaks: true })}>{dayText(list.since)}</dd>
        </div>
      </dl>
      {list.isFree && (
        <p className={box({ color: 'textMuted', breaks: true })}>{waitlistMessages.freeHelp}</p>
      )}
      <Failure />
      <Actions list={list} />
      <LeaveWaitlist />
    </li>
  );
}

function Place({ list: { isFree, isOnSale } }: { list: WaitingList }) {
  if (isFree) return <Badge tone="success">{waitlistMessages.free}</Badge>;
  return (
    <Badge tone="neutral">{isOnSale ? waitlistMessages.soldOut : waitlistMessages.notOnSale}</Badge>
  );
}

/** An alert if the viewer could not leave the list, or if it is unknown whether the viewer has left. */
function Failure() {
  const waitlist = WaitlistContext.useActorRef();
  const failure = WaitlistContext.useSelector(waitlistFailure);
  if (failure === null) return null;
  const isEnded = failure === 'signInRequired';
  return (
    <AlertPanel
      isLive
      level={3}
      tone="warning"
      title={isEnded ? waitlistMessages.sessionEnded : notLeftText}
      actions={
        <>
          {isEnded && <DiscordSignInButton tone="plain">Sign in</DiscordSignInButton>}
          <Button tone="plain" size="compact" onPress={() => waitlist.send({ type: 'retry' })}>
            Try again
          </Button>
        </>
      }
    />
  );
}

function Actions({ list }: { list: WaitingList }) {
  const waitlist = WaitlistContext.useActorRef();
  const isLeft = WaitlistContext.useSelector((state) => waitlistView(state) === 'open');
  const isLeaving = WaitlistContext.useSelector((state) => state.matches('leaving'));
  const hasFailed = WaitlistContext.useSelector((state) => state.matches('failed'));
  const { name, store } = list;
  return (
    <div className={row({ gap: 's', align: 'stretch', wraps: true })}>
      {store.slug !== null && (
        <LinkButton
          tone={list.isFree ? undefined : 'plain'}
          href={paths.store.href(store.slug)}
          aria-label={waitlistButtonLabel(
            'Open the store',
            `${isolated(name)}, ${isolated(store.name)}`,
          )}
        >
          Open the store
        </LinkButton>
      )}
      {isLeft ? (
        <p role="status" className={box({ color: 'textMuted', breaks: true })}>
          {waitlistMessages.left}
        </p>
      ) : (
        <Button
          tone="plain"
          isDisabled={hasFailed}
          isPending={isLeaving}
          pendingLabel={waitlistMessages.leaving}
          aria-label={waitlistButtonLabel(waitlistMessages.leave, name)}
          onPress={() => waitlist.send({ type: 'leave' })}
        >
          {waitlistMessages.leave}
        </Button>
      )}
    </div>
  );
}
