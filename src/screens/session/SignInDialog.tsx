import { Dialog } from '#components/Dialog/Dialog';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { grid } from '#theme/box';
import { DiscordSignInButton } from './DiscordSignInButton';
import { PasswordForm } from './PasswordForm';
import * as css from './SignInDialog.css';

/** The dialog with both ways to sign in (product.md §6.9). Closes after a successful sign-in. */
export function SignInDialog({ isOpen }: { isOpen: boolean }) {
  const dialog = SignInDialogContext.useActorRef();
  return (
    <Dialog
      size="small"
      title="Sign In"
      isOpen={isOpen}
      onOpenChange={(open) => dialog.send({ type: open ? 'open' : 'close' })}
    >
      <div className={grid({ gap: 'l' })}>
        <DiscordSignInButton>Sign in with Discord</DiscordSignInButton>
        <p className={css.or}>Or continue with</p>
        <PasswordForm />
      </div>
    </Dialog>
  );
}
