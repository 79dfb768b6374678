import { ReceiptText } from 'lucide-react';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { sellerMessages } from '#content/messages/seller';

/** The transactions of a store. There are none yet (product.md §21.9). */
export function Payments() {
  return (
    <>
      <PageHeader title="Payments" subtitle="What your payment provider reports." />
      <EmptyState
        icon={<ReceiptText />}
        title={sellerMessages.noTransactions}
        description={sellerMessages.noTransactionsHelp}
      />
    </>
  );
}
