import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { transactionsList } from '#domain/marketplace/transactions';
import { paths } from '#domain/paths';
import { PaymentsExportContext } from '#machines/market/csv-export/csv-export.machine';
import { StorePaymentsContext } from '#machines/market/store-payments/store-payments.machine';
import { Payments } from '#screens/market/payments/Payments';
import { downloadCsv } from '#services/browser/files';
import { success, toasts } from '../../../toasts';
import { useListAddress } from '../../../use-list-address';
import { paymentsExportLogic, storePaymentsLogic } from '../../../wiring/market/payments';
import type { SellerSectionProps } from './sections';
import type { ToastToShow } from '#components/Toasts/queue';
import { paymentMessages } from '#content/messages/market/payments';

const paymentsExportedToast: ToastToShow = success(paymentMessages.exported);

/** The transactions of a store with their machine. Its query is in the URL, so that a reload and going back keep it. */
export function PaymentsSection({ store }: SellerSectionProps) {
  const [now] = useState(() => Date.now());
  const [parameters] = useSearchParams();
  const [query] = useState(() => transactionsList.read(parameters));
  return (
    <StorePaymentsContext.Provider
      logic={storePaymentsLogic}
      options={{ input: { storeId: store.id, query } }}
    >
      <PaymentsExportContext.Provider logic={paymentsExportLogic}>
        <Bridges slug={store.slug} />
        <Payments now={now} setupHref={`${paths.seller.href(store.id, 'setup')}#payments`} />
      </PaymentsExportContext.Provider>
    </StorePaymentsContext.Provider>
  );
}

/** Keeps the query in the URL, and creates the file of an export. */
function Bridges({ slug }: { slug: string }) {
  const payments = StorePaymentsContext.useActorRef();
  const exporter = PaymentsExportContext.useActorRef();
  useListAddress(transactionsList, payments);
  useEffect(() => {
    const subscription = exporter.on('done', ({ pages }) => {
      const day = new Date().toISOString().slice(0, 10);
      downloadCsv(
        `${slug}-transactions-${day}.csv`,
        pages.map(({ lines }) => lines),
      );
      toasts.show(paymentsExportedToast);
    });
    return () => subscription.unsubscribe();
  }, [exporter, slug]);
  return null;
}
