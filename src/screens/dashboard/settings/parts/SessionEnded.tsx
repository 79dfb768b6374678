import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { sessionEndedMessages } from '#content/messages/dashboard/dashboard-opening';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { DiscordSignInButton } from '../../../session/DiscordSignInButton';
import { useDraftTexts } from './draft-storage';
import * as css from './SaveErrorAlert.css';

export interface SessionEndedProps {
  onSignIn: () => void;
}

/**
 * A notice that is shown if the session ends while a form is open. It explains what happens to the changes, and offers
 * to sign in.
 */
export function SessionEnded({ onSignIn }: SessionEndedProps) {
  const hasChanges = ConfigEditContext.useSelector(
    (form) => form.matches({ ready: 'dirty' }) || form.matches('conflicted'),
  );
  const texts = useDraftTexts();
  return (
    <div className={css.error}>
      <AlertPanel
        isLive
        tone="warning"
        title={sessionEndedMessages.title}
        actions={
          <>
            <DiscordSignInButton>Sign in with Discord</DiscordSignInButton>
            <Button tone="plain" onPress={onSignIn}>
              Other ways to sign in
            </Button>
          </>
        }
      >
        <p>{hasChanges ? texts.sessionEnded : sessionEndedMessages.clean}</p>
      </AlertPanel>
    </div>
  );
}
