import { Button } from '#components/Button/Button';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { links } from '#content/links';
import { VerificationContext } from '#machines/session/verification/verification.machine';
import { DiscordSignInButton } from '../../DiscordSignInButton';
import { actions } from './actions.css';

/** The actions after a failure. If only a new sign-in can resolve the failure, the sign-in comes first. */
export function FailedActions() {
  const verification = VerificationContext.useActorRef();
  const needsSignIn = VerificationContext.useSelector((snapshot) => snapshot.hasTag('signIn'));
  return (
    <div className={actions}>
      {needsSignIn && <DiscordSignInButton>Sign in with Discord</DiscordSignInButton>}
      <Button
        tone={needsSignIn ? 'plain' : 'accent'}
        onPress={() => verification.send({ type: 'try again' })}
      >
        Try Again
      </Button>
      <LinkButton tone="quiet" href={links.discordApp} target="_blank">
        Return to Discord
      </LinkButton>
    </div>
  );
}
