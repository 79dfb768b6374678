import { Button } from '#components/Button/Button';
import { TextField } from '#components/TextField/TextField';
import { accountMessages } from '#content/messages/session/account';
import { checkAccount } from '#domain/marketplace/account';
import { SellerAccountContext } from '#machines/market/seller-account/seller-account.machine';
import { form } from '../../session/SignInDialog.css';
import { FormAlert } from './FormAlert';
import { useAccountFields } from './use-account-fields';

const fields = ['username'] as const;

/** The form that creates a seller account for a user who is signed in. */
export function UsernameForm() {
  const actor = SellerAccountContext.useActorRef();
  const { alert, isBusy, onSubmit, propsOf } = useAccountFields(fields, {
    check: checkAccount,
    submit: ({ username }) => actor.send({ type: 'open account', username }),
  });
  return (
    <form noValidate onSubmit={onSubmit} className={form}>
      <FormAlert text={alert} />
      <TextField
        label="Username"
        description={accountMessages.usernameHelp}
        autoComplete="nickname"
        spellCheck="false"
        {...propsOf('username')}
      />
      <Button type="submit" isPending={isBusy} pendingLabel="Creating account...">
        Create Account
      </Button>
    </form>
  );
}
