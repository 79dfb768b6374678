import { Dialog } from '#components/Dialog/Dialog';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { grid } from '#theme/box';
import { DiscordSignInButton } from './DiscordSignInButton';
import * as css from './SignInDialog.css';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { TextField } from '#components/TextField/TextField';
import { sessionMessages } from '#content/messages/session/session';
import type { SignInError } from '#domain/session/sign-in-error';

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

/** Keeps the input after an error. The password field then takes the focus. */
export function PasswordForm() {
  const dialog = SignInDialogContext.useActorRef();
  const isSubmitting = SignInDialogContext.useSelector((dialog) => dialog.matches('submitting'));
  const error = useError();
  const [credentials, setCredentials] = useState({ email: '', password: '' });
  const [isChecked, setChecked] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const isMissing = { email: !credentials.email.trim(), password: !credentials.password };

  useEffect(() => {
    if (error === 'invalidCredentials') passwordInput.current?.select();
  }, [error, passwordInput]);

  const change = (typed: Partial<typeof credentials>) => {
    setCredentials({ ...credentials, ...typed });
    dialog.send({ type: 'change' });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    setChecked(true);
    if (isMissing.email) emailInput.current?.focus();
    else if (isMissing.password) passwordInput.current?.focus();
    else dialog.send({ type: 'submit', ...credentials, email: credentials.email.trim() });
  };

  return (
    <form noValidate onSubmit={submit} className={grid({ gap: 'l' })}>
      {error && <AlertPanel isLive tone="danger" level={3} title={sessionMessages[error]} />}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        isRequired
        inputRef={emailInput}
        value={credentials.email}
        onChange={(email) => change({ email })}
        errorMessage={isChecked && isMissing.email ? sessionMessages.emailMissing : undefined}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        isRequired
        inputRef={passwordInput}
        value={credentials.password}
        onChange={(password) => change({ password })}
        errorMessage={isChecked && isMissing.password ? sessionMessages.passwordMissing : undefined}
      />
      <Button tone="plain" type="submit" isPending={isSubmitting} pendingLabel="Signing in...">
        Sign In
      </Button>
    </form>
  );
}

function useError(): SignInError['kind'] | null {
  return SignInDialogContext.useSelector(({ value }) =>
    typeof value === 'object' ? value.failed : null,
  );
}
