import { Button } from '#components/Button/Button';
import { SecretField } from '#components/SecretField/SecretField';
import { accountMessages } from '#content/messages/session/account';
import { checkAccount } from '#domain/marketplace/account';
import { SellerAccountContext } from '#machines/market/seller-account/seller-account.machine';
import { form } from '../../session/SignInDialog.css';
import { FormAlert } from './FormAlert';
import { SwitchForm } from './SwitchForm';
import { useAccountFields } from './use-account-fields';

const fields = ['password'] as const;

/** The form for a new password. It is shown after the link in an email has signed the user in. */
export function NewPasswordForm() {
  const actor = SellerAccountContext.useActorRef();
  const isTooOld = SellerAccountContext.useSelector((dialog) =>
    dialog.matches({ settingPassword: { failed: 'linkTooOld' } }),
  );
  const { alert, isBusy, onSubmit, propsOf } = useAccountFields(fields, {
    check: checkAccount,
    submit: ({ password }) => actor.send({ type: 'save password', password }),
  });
  return (
    <>
      <form noValidate onSubmit={onSubmit} className={form}>
        <FormAlert text={alert} />
        <SecretField
          label="New password"
          description={accountMessages.passwordHelp}
          {...propsOf('password')}
        />
        <Button type="submit" isPending={isBusy} pendingLabel="Saving...">
          Save Password
        </Button>
      </form>
      {isTooOld && <SwitchForm to="show reset">Request a new link</SwitchForm>}
    </>
  );
}
