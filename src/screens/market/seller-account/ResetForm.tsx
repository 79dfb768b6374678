import { Button } from '#components/Button/Button';
import { TextField } from '#components/TextField/TextField';
import { accountMessages } from '#content/messages/session/account';
import { checkAccount } from '#domain/marketplace/account';
import { SellerAccountContext } from '#machines/market/seller-account/seller-account.machine';
import { form } from '../../session/SignInDialog.css';
import { FormAlert } from './FormAlert';
import { SwitchForm } from './SwitchForm';
import { useAccountFields } from './use-account-fields';

const fields = ['email'] as const;

/** The form that requests an email with a code to set a new password. */
export function ResetForm() {
  const actor = SellerAccountContext.useActorRef();
  const isUnused = SellerAccountContext.useSelector((dialog) =>
    dialog.matches({ resetting: 'linkUnused' }),
  );
  const { alert, isBusy, onSubmit, propsOf } = useAccountFields(fields, {
    check: checkAccount,
    submit: ({ email }) => actor.send({ type: 'request link', email }),
  });
  return (
    <>
      <form noValidate onSubmit={onSubmit} className={form}>
        <FormAlert tone="info" text={isUnused ? accountMessages.linkUnused : null} />
        <FormAlert text={alert} />
        <TextField label="Email" type="email" autoComplete="email" {...propsOf('email')} />
        <Button type="submit" isPending={isBusy} pendingLabel="Sending...">
          Send Code
        </Button>
      </form>
      <SwitchForm to="show sign in">Back to sign in</SwitchForm>
    </>
  );
}
