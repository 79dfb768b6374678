import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { sellerMessages } from '#content/messages/seller';
import { DiscordSignInButton } from '../../_shell/DiscordSignInButton';

export interface SessionEndedProps {
  /** Whether this browser stores what was typed. */
  isKept: boolean;
  /** Opens the sign-in dialog. */
  onSignIn: () => void;
}

/** The session of an open dashboard has ended. Its form stays. */
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

/** The open store was deleted elsewhere, or is somebody else's now. Its form stays. */
export function StoreRemoved() {
  return (
    <AlertPanel isLive tone="danger" title={sellerMessages.removed}>
      <p>{sellerMessages.removedHelp}</p>
    </AlertPanel>
  );
}
