import { Suspense, useEffect, useState } from 'react';
import { viewOf } from '#machines/charts/view';
import { MembershipListContext } from '#machines/market/membership-list/membership-list.machine';
import { PaymentChangeContext } from '#machines/market/payment-change/payment-change.machine';
import { PaymentSetupContext } from '#machines/market/payment-setup/payment-setup.machine';
import { CopyingContext } from '#screens/shell/copying';
import { lazyComponent } from '#screens/shell/lazy-component';
import type { ConnectionProps } from '#screens/market/connection/Connection';
import { paymentEventsUrl } from '#services/market/payment-setup';
import { Copying } from '../../../Copying';
import { paymentChangedToast } from '../../../notices/market/payments';
import { toasts } from '../../../toasts';
import { paymentChangeLogic, paymentSetupLogic } from '../../../wiring/market/payments';
import { membershipListLogic } from '../../../wiring/market/seller';

const Connection = lazyComponent<ConnectionProps>(
  async () => (await import('#screens/market/connection/Connection')).Connection,
);

export interface PaymentConnectionProps {
  storeId: string;
  /** Whether the fragment of the URL names this section. If so, the section takes the focus. */
  isFocused: boolean;
}

/** The connection of a store to its payment providers, with its machines. */
export function PaymentConnection({ storeId, isFocused }: PaymentConnectionProps) {
  const [now] = useState(() => Date.now());
  const [changeLogic] = useState(() => paymentChangeLogic(storeId));
  const options = { input: { storeId } };
  return (
    <PaymentSetupContext.Provider logic={paymentSetupLogic} options={options}>
      <MembershipListContext.Provider logic={membershipListLogic} options={options}>
        <PaymentChangeContext.Provider logic={changeLogic}>
          <Bridges isFocused={isFocused} />
          <CopyingContext value={(children) => <Copying>{children}</Copying>}>
            <Suspense fallback={null}>
              <Connection
                addressFor={(provider) => paymentEventsUrl(provider, storeId)}
                now={now}
              />
            </Suspense>
          </CopyingContext>
        </PaymentChangeContext.Provider>
      </MembershipListContext.Provider>
    </PaymentSetupContext.Provider>
  );
}

function Bridges({ isFocused }: { isFocused: boolean }) {
  const setup = PaymentSetupContext.useActorRef();
  const saver = PaymentChangeContext.useActorRef();
  const isLoaded = PaymentSetupContext.useSelector((state) => viewOf(state) !== 'loading');
  useEffect(() => {
    const subscriptions = [
      saver.on('done', ({ subject }) => {
        toasts.show(paymentChangedToast(subject));
        setup.send({ type: 'reload' });
      }),
      saver.on('failed', ({ kind }) => {
        if (kind === 'rejected' || kind === 'unanswered') setup.send({ type: 'reload' });
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [saver, setup]);
  useEffect(() => {
    if (isFocused && isLoaded) document.getElementById('payments')?.focus();
  }, [isFocused, isLoaded]);
  return null;
}
