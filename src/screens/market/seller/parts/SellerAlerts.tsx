import { History } from 'lucide-react';
import { useRef } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { Notice, Notices } from '#components/Notice/Notice';
import { links } from '#content/links';
import { sellerMessages } from '#content/messages/market/seller';
import { paths } from '#domain/paths';
import { DiscordSignInButton } from '../../../session/DiscordSignInButton';
import * as css from '../Seller.css';

export interface SessionEndedProps {
  /** Whether this browser stores the input. */
  isKept: boolean;
  onSignIn: () => void;
}

/** An alert above an open dashboard, shown after the session has ended. The form of the dashboard stays open. */
export function SessionEnded({ isKept, onSignIn }: SessionEndedProps) {
  return (
    <AlertPanel
      isLive
      tone="warning"
      title={sellerMessages.sessionEnded}
      actions={
        <>
          <DiscordSignInButton>Sign in with Discord</DiscordSignInButton>
          <Button tone="plain" onPress={onSignIn}>
            Other ways to sign in
          </Button>
        </>
      }
    >
      <p>{isKept ? sellerMessages.sessionEndedHelp : sellerMessages.sessionEndedNotKept}</p>
    </AlertPanel>
  );
}

/** Shown if the store was deleted elsewhere or has a new owner. The form of the dashboard stays open. */
export function StoreRemoved() {
  return (
    <AlertPanel isLive tone="danger" title={sellerMessages.removed}>
      <p>{sellerMessages.removedHelp}</p>
    </AlertPanel>
  );
}

export interface LinkPausedProps {
  storeId: string;
}

/** An alert above the dashboard of a store whose seller may no longer manage roles in its server. */
export function LinkPaused({ storeId }: LinkPausedProps) {
  return (
    <AlertPanel
      tone="warning"
      title={sellerMessages.linkPaused}
      actions={
        <LinkButton tone="plain" href={paths.seller.href(storeId, 'setup')}>
          Go to setup
        </LinkButton>
      }
    >
      <p>{sellerMessages.linkPausedHelp}</p>
    </AlertPanel>
  );
}

export interface StoreHiddenProps {
  /** The reason why the site has hidden the store; null if no reason was given. */
  reason: string | null;
}

export function StoreHidden({ reason }: StoreHiddenProps) {
  return (
    <AlertPanel
      tone="warning"
      title={sellerMessages.hiddenBySite}
      actions={
        <LinkButton tone="plain" href={links.communityInvite} target="_blank">
          Contact support
        </LinkButton>
      }
    >
      {reason !== null && (
        <>
          <p>{sellerMessages.hiddenReason}</p>
          <blockquote dir="auto" className={css.reason}>
            {reason}
          </blockquote>
        </>
      )}
      <p>{sellerMessages.hiddenBySiteHelp}</p>
    </AlertPanel>
  );
}

interface RestoredNoticeProps {
  /** Whether the form contains unsaved changes that this browser stored during an earlier visit. */
  isRestored: boolean;
  onDiscard: () => void;
}

/** Always render it; it shows nothing without unsaved changes (product.md §21.8). */
export function RestoredNotice({ isRestored, onDiscard }: RestoredNoticeProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <Notices ref={list}>
      {isRestored && (
        <Notice
          icon={<History />}
          text={sellerMessages.restored}
          actions={
            <Button
              tone="plain"
              size="compact"
              onPress={() => {
                list.current?.focus();
                onDiscard();
              }}
            >
              Discard changes
            </Button>
          }
        />
      )}
    </Notices>
  );
}
