import { Button } from '#components/Button/Button';
import { TextField } from '#components/TextField/TextField';
import { accountMessages } from '#content/messages/session/account';
import { missingIn } from '#domain/marketplace/account';
import { SellerAccountContext } from '#machines/market/seller-account/seller-account.machine';
import { grid } from '#theme/box';
import { DiscordSignInButton } from '../../session/DiscordSignInButton';
import { or } from '../../session/SignInDialog.css';
import { FormAlert } from './FormAlert';
import { SwitchForm } from './SwitchForm';
import { useAccountFields } from './use-account-fields';

const fields = ['email', 'password'] as const;

/** The form to sign in with Discord, or with email and password. */
export function SignInForm() {
  const actor = SellerAccountContext.useActorRef();
  const isAfterLink = SellerAccountContext.useSelector((dialog) =>
    dialog.matches({ signingIn: 'afterLink' }),
  );
  const { alert, isBusy, onSubmit, propsOf } = useAccountFields(fields, {
    check: missingIn,
    submit: ({ email, password }) =>
      actor.send({ type: 'sign in', credentials: { email, password } }),
  });
  return (
    <>
      <FormAlert tone="info" text={isAfterLink ? accountMessages.afterLink : null} />
      <DiscordSignInButton>Sign in with Discord</DiscordSignInButton>
      <p className={or}>Or continue with</p>
      <form noValidate onSubmit={onSubmit} className={grid({ gap: 'l' })}>
        <FormAlert text={alert} />
        <TextField label="Email" type="email" autoComplete="email" {...propsOf('email')} />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          {...propsOf('password')}
        />
        <Button type="submit" tone="plain" isPending={isBusy} pendingLabel="Signing in...">
          Sign In
        </Button>
      </form>
      <div>
        <SwitchForm to="show reset">Forgot password?</SwitchForm>
        <SwitchForm question="New here?" to="show create">
          Create an account
        </SwitchForm>
      </div>
    </>
  );
}
