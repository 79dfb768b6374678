import { Fragment, type ReactNode, useId, useRef } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { waitingListsErrors, waitlistMessages } from '#content/messages/market/waitlist';
import type { WaitingList } from '#domain/marketplace/waitlist';
import { failureOf } from '#machines/charts/view';
import { WaitingListsContext } from '#machines/market/waiting-lists/waiting-lists.machine';
import { box, stack } from '#theme/box';
import { DiscordSignInButton } from '../../../session/DiscordSignInButton';
import { KeepFocus } from '../../../shell/KeepFocus';
import { ReadingNotices } from '../../../shell/Reading';
import * as css from './WaitingLists.css';

const none: readonly WaitingList[] = [];

export interface WaitingListsProps {
  /** Renders the card of a waiting list and provides the machine of the card. */
  waitingListOf: (list: WaitingList) => ReactNode;
}

/**
 * The waiting lists that the viewer has joined (product.md §21.18). Renders nothing if there are none. Reads the
 * session and the machine `waiting-lists`.
 */
export function WaitingLists({ waitingListOf }: WaitingListsProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const machine = WaitingListsContext.useActorRef();
  const lists = WaitingListsContext.useSelector(({ context }) => context.value ?? none);
  const error = WaitingListsContext.useSelector(failureOf);
  const isShown = lists.length > 0 || error !== null;
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={titleId} className={css.section}>
      {isShown && (
        <div>
          <h2 id={titleId} className={css.heading}>
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
