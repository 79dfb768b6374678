import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { SecretField } from '#components/SecretField/SecretField';
import { TextField } from '#components/TextField/TextField';
import { accountMessages } from '#content/messages/session/account';
import { checkAccount, missingIn } from '#domain/marketplace/account';
import { SellerAccountContext } from '#machines/market/seller-account/seller-account.machine';
import { grid } from '#theme/box';
import { DiscordSignInButton } from '../../session/DiscordSignInButton';
import { or } from '../../session/SignInDialog.css';
import * as css from './AccountDialog.css';
import { useAccountFields } from './use-account-fields';

const signInFields = ['email', 'password'] as const;

export function SignInForm() {
  const actor = SellerAccountContext.useActorRef();
  const isAfterLink = SellerAccountContext.useSelector((dialog) =>
    dialog.matches({ signingIn: 'afterLink' }),
  );
  const { alert, isBusy, onSubmit, propsOf } = useAccountFields(signInFields, {
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

const createFields = ['username', 'email', 'password'] as const;

export function CreateForm() {
  const actor = SellerAccountContext.useActorRef();
  const { alert, isBusy, onSubmit, propsOf } = useAccountFields(createFields, {
    check: checkAccount,
    submit: (account) => actor.send({ type: 'sign up', account }),
  });
  return (
    <>
      <DiscordSignInButton>Continue with Discord</DiscordSignInButton>
      <p className={or}>Or use your email</p>
      <form noValidate onSubmit={onSubmit} className={grid({ gap: 'l' })}>
        <FormAlert text={alert} />
        <TextField
          label="Username"
          description={accountMessages.usernameHelp}
          autoComplete="nickname"
          spellCheck="false"
          {...propsOf('username')}
        />
        <TextField label="Email" type="email" autoComplete="email" {...propsOf('email')} />
        <SecretField
          label="Password"
          description={accountMessages.passwordHelp}
          {...propsOf('password')}
        />
        <Button type="submit" tone="plain" isPending={isBusy} pendingLabel="Creating account...">
          Create Account
        </Button>
      </form>
      <SwitchForm question="Already have an account?" to="show sign in">
        Sign in
      </SwitchForm>
    </>
  );
}

interface SwitchFormProps {
  question?: string;
  /** The event that shows the other form. */
  to: 'show create' | 'show sign in' | 'show reset';
  children: string;
}

export function SwitchForm({ question, to, children }: SwitchFormProps) {
  const actor = SellerAccountContext.useActorRef();
  return (
    <p className={css.foot}>
      {question}
      <Button tone="quiet" size="compact" onPress={() => actor.send({ type: to })}>
        {children}
      </Button>
    </p>
  );
}

interface FormAlertProps {
  /** The text to show; null to show nothing. */
  text: string | null;
  tone?: 'danger' | 'info';
}

export function FormAlert({ text, tone = 'danger' }: FormAlertProps) {
  return text === null ? null : <AlertPanel isLive tone={tone} level={3} title={text} />;
}
