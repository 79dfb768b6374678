import { Suspense, useEffect, useState } from 'react';
import { PaymentSetupContext } from '#machines/payment-setup/payment-setup.machine';
import { paymentSetupView } from '#machines/payment-setup/view';
import { CopyingContext } from '#screens/_shell/copying';
import { lazyComponent } from '#screens/_shell/lazy-component';
import type { ConnectionProps } from '#screens/seller/connection/Connection';
import { paymentEventsUrl } from '#services/supabase/payment-setup';
import { Copying } from '../../Copying';
import { paymentSetupNotices } from '../../notices/payments';
import { useNotices } from '../../use-notices';
import { paymentSetupLogic } from '../../wiring/payments';

const Connection = lazyComponent<ConnectionProps>(
  async () => (await import('#screens/seller/connection/Connection')).Connection,
);

export interface PaymentConnectionProps {
  storeId: string;
  /** Whether the fragment of the URL names this section. If so, the section takes the focus. */
  isFocused: boolean;
}

/** The connection of a store to its payment providers, with its machine. */
export function PaymentConnection({ storeId, isFocused }: PaymentConnectionProps) {
  const [now] = useState(() => Date.now());
  return (
    <PaymentSetupContext.Provider logic={paymentSetupLogic} options={{ input: { storeId } }}>
      <Bridges isFocused={isFocused} />
      <CopyingContext value={(children) => <Copying>{children}</Copying>}>
        <Suspense fallback={null}>
          <Connection addressFor={(provider) => paymentEventsUrl(provider, storeId)} now={now} />
        </Suspense>
      </CopyingContext>
    </PaymentSetupContext.Provider>
  );
}

function Bridges({ isFocused }: { isFocused: boolean }) {
  const isLoaded = PaymentSetupContext.useSelector(
    (state) => paymentSetupView(state) !== 'loading',
  );
  useNotices(PaymentSetupContext.useActorRef(), paymentSetupNotices);
  useEffect(() => {
    if (isFocused && isLoaded) document.getElementById('payments')?.focus();
  }, [isFocused, isLoaded]);
  return null;
}
