import { Button } from '#components/Button/Button';
import { accountErrors, accountMessages, confirmText } from '#content/messages/session/account';
import { SellerAccountContext } from '#machines/market/seller-account/seller-account.machine';
import { checkState } from '#machines/market/seller-account/view';
import { CodeForm } from '../../session/CodeForm';
import { FormAlert } from './FormAlert';
import { MailSent } from './MailSent';
import { SwitchForm } from './SwitchForm';

/**
 * The view that is shown until the user confirms the email address with the code in the email, which also signs the user in.
 * If the address was confirmed elsewhere, the button signs the user in.
 */
export function Confirming() {
  const actor = SellerAccountContext.useActorRef();
  const email = SellerAccountContext.useSelector(({ context }) => context.credentials.email);
  const check = SellerAccountContext.useSelector(checkState);
  const failure = typeof check === 'object' ? (check?.failed ?? null) : null;
  return (
    <>
      <MailSent
        text={confirmText(email)}
        email={email}
        code={<CodeForm email={email} purpose="signup" />}
      >
        <FormAlert
          text={
            failure === 'notConfirmed'
              ? accountMessages.notConfirmed
              : failure && accountErrors[failure]
          }
        />
        <Button
          tone="quiet"
          isPending={check === 'signingIn'}
          pendingLabel="Checking..."
          onPress={() => actor.send({ type: 'check' })}
        >
          I Confirmed My Email
        </Button>
      </MailSent>
      <SwitchForm question="Wrong address?" to="show create">
        Change it
      </SwitchForm>
    </>
  );
}
