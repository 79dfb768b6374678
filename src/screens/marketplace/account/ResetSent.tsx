import { resetSentText } from '#content/messages/account';
import { SellerAccountContext } from '#machines/seller-account/seller-account.context';
import { MailSent } from './MailSent';
import { SwitchForm } from './SwitchForm';

/** Shown after a password reset was requested. An email with a link is sent only if the address has an account. */
export function ResetSent() {
  const email = SellerAccountContext.useSelector(({ context }) => context.credentials.email);
  return (
    <>
      <MailSent text={resetSentText(email)} email={email} />
      <SwitchForm to="show sign in">Back to sign in</SwitchForm>
    </>
  );
}
