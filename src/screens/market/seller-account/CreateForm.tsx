import { Button } from '#components/Button/Button';
import { SecretField } from '#components/SecretField/SecretField';
import { TextField } from '#components/TextField/TextField';
import { accountMessages } from '#content/messages/session/account';
import { checkAccount } from '#domain/marketplace/account';
import { SellerAccountContext } from '#machines/market/seller-account/seller-account.machine';
import { grid } from '#theme/box';
import { DiscordSignInButton } from '../../session/DiscordSignInButton';
import { or } from '../../session/SignInDialog.css';
import { FormAlert } from './FormAlert';
import { SwitchForm } from './SwitchForm';
import { useAccountFields } from './use-account-fields';

const fields = ['username', 'email', 'password'] as const;

/** The form that creates a seller account, with Discord or with email and password. */
export function CreateForm() {
  const actor = SellerAccountContext.useActorRef();
  const { alert, isBusy, onSubmit, propsOf } = useAccountFields(fields, {
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
        Sign In
      </SwitchForm>
    </>
  );
}
