import { Users as Icon } from 'lucide-react';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { sellerMessages } from '#content/messages/seller';

/** The members of a store. There are none yet (product.md §21.9). */
export function Users() {
  return (
    <>
      <PageHeader title="Users" subtitle="Everyone who has a membership of your store." />
      <EmptyState
        icon={<Icon />}
        title={sellerMessages.noUsers}
        description={sellerMessages.noUsersHelp}
      />
    </>
  );
}
