import { resetSentText } from '#content/messages/session/account';
import { SellerAccountContext } from '#machines/market/seller-account/seller-account.machine';
import { CodeForm } from '../../session/CodeForm';
import { MailSent } from './MailSent';
import { SwitchForm } from './SwitchForm';

/** Shown after a password reset was requested. An email with a code is sent only if the address has an account. */
export function ResetSent() {
  const actor = SellerAccountContext.useActorRef();
  const email = SellerAccountContext.useSelector(({ context }) => context.credentials.email);
  return (
    <>
      <MailSent
        text={resetSentText(email)}
        email={email}
        code={
          <CodeForm
            email={email}
            purpose="recovery"
            onPending={() => actor.send({ type: 'code pending' })}
            onRefused={() => actor.send({ type: 'code refused' })}
          />
        }
      />
      <SwitchForm to="show sign in">Back to sign in</SwitchForm>
    </>
  );
}
