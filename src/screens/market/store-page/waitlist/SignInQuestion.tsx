import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { waitlistMessages } from '#content/messages/market/waitlist';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { WaitlistContext } from '#machines/market/waitlist/waitlist.machine';
import { DiscordSignInButton } from '../../../session/DiscordSignInButton';

/** If a signed-out viewer wants to join the waiting list, asks the viewer to sign in. */
export function SignInQuestion() {
  const waitlist = WaitlistContext.useActorRef();
  const signIn = SignInDialogContext.useActorRef();
  const isOpen = WaitlistContext.useSelector((state) => state.hasTag('asksToSignIn'));
  const isEnded = WaitlistContext.useSelector((state) => state.matches('failed'));
  return (
    <Dialog
      size="small"
      title={waitlistMessages.signInTitle}
      description={isEnded ? waitlistMessages.sessionEnded : waitlistMessages.signInHelp}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) waitlist.send({ type: 'cancel' });
      }}
      footer={
        <>
          <Button tone="plain" onPress={() => waitlist.send({ type: 'cancel' })}>
            Not now
          </Button>
          <Button tone="plain" onPress={() => signIn.send({ type: 'open' })}>
            Use email and password
          </Button>
          <DiscordSignInButton>Sign in with Discord</DiscordSignInButton>
        </>
      }
    />
  );
}
