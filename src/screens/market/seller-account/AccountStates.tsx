import { Button } from '#components/Button/Button';
import { Spinner } from '#components/Spinner/Spinner';
import { accountMessages } from '#content/messages/session/account';
import { SellerAccountContext } from '#machines/market/seller-account/seller-account.machine';
import * as css from './AccountDialog.css';

export function LoadingAccount() {
  return (
    <div className={css.loading}>
      <Spinner label={accountMessages.loading} />
      <p aria-hidden>{accountMessages.loading}</p>
    </div>
  );
}

export function AccountUnavailable() {
  const actor = SellerAccountContext.useActorRef();
  return (
    <>
      <p role="alert" className={css.words}>
        {accountMessages.unavailableHelp}
      </p>
      <Button onPress={() => actor.send({ type: 'retry' })}>Try Again</Button>
    </>
  );
}
