import { resetSentText } from '#content/messages/account';
import { SellerAccountContext } from '#machines/seller-account/seller-account.context';
import { MailSent } from './MailSent';
import { SwitchForm } from './SwitchForm';

/** A link to a new password was sent, if the address has an account. */
export function ResetSent() {
  const email = SellerAccountContext.useSelector(({ context }) => context.credentials.email);
  return (
    <>
      <MailSent text={resetSentText(email)} email={email} />
      <SwitchForm to="show sign in">Back to sign in</SwitchForm>
    </>
  );
}
