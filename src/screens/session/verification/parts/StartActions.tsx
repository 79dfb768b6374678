import { Button } from '#components/Button/Button';
import { VerificationContext } from '#machines/session/verification/verification.machine';
import { DiscordSignInButton } from '../../DiscordSignInButton';
import { actions } from './actions.css';

/** The first action. It signs the user in, or starts the verification for a user who is already signed in. */
export function StartActions({ isSignedOut }: { isSignedOut: boolean }) {
  const verification = VerificationContext.useActorRef();
  return (
    <div className={actions}>
      {isSignedOut ? (
        <DiscordSignInButton>Sign in with Discord</DiscordSignInButton>
      ) : (
        <Button onPress={() => verification.send({ type: 'verify' })}>Verify My Identity</Button>
      )}
    </div>
  );
}
