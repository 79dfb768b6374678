import { SearchX } from 'lucide-react';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { sellerMessages } from '#content/messages/market/seller';
import { NEW_STORE } from '#domain/marketplace/seller-place';
import { paths } from '#domain/paths';

/** Shown if the section in the URL does not exist. `storeId` is null if the seller has no store yet. */
export function NoSection({ storeId }: { storeId: string | null }) {
  return (
    <>
      <PageHeader title={sellerMessages.noSection} />
      <EmptyState
        icon={<SearchX />}
        title={sellerMessages.noSectionHelp}
        actions={
          <LinkButton
            href={
              storeId === null
                ? paths.seller.href(NEW_STORE, 'setup')
                : paths.seller.href(storeId, 'overview')
            }
          >
            Go to the dashboard
          </LinkButton>
        }
      />
    </>
  );
}
