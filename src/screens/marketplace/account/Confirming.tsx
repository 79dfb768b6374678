import { Button } from '#components/Button/Button';
import { accountErrors, accountMessages, confirmText } from '#content/messages/account';
import { SellerAccountContext } from '#machines/seller-account/seller-account.context';
import { checkState } from '#machines/seller-account/view';
import { FormAlert } from './FormAlert';
import { MailSent } from './MailSent';
import { SwitchForm } from './SwitchForm';

/**
 * The view that is shown until the user confirms the email address. If the link in the email is opened in this browser,
 * the link signs the user in. If the link is opened elsewhere, the button signs the user in.
 */
export function Confirming() {
  const actor = SellerAccountContext.useActorRef();
  const email = SellerAccountContext.useSelector(({ context }) => context.credentials.email);
  const check = SellerAccountContext.useSelector(checkState);
  const failure = typeof check === 'object' ? (check?.failed ?? null) : null;
  return (
    <>
      <MailSent text={confirmText(email)} email={email}>
        <FormAlert
          text={
            failure === 'notConfirmed'
              ? accountMessages.notConfirmed
              : failure && accountErrors[failure]
          }
        />
        <Button
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
