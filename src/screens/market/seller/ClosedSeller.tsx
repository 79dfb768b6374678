import { ArrowLeft, RotateCw, SearchX, Unplug } from 'lucide-react';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { brand } from '#content/brand';
import { sellerMessages } from '#content/messages/market/seller';
import { NEW_STORE } from '#domain/marketplace/seller-place';
import { paths } from '#domain/paths';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { SessionAccount } from '#screens/session/AccountMenu';
import { page } from '../../shell/MessagePage.css';
import { TopBar } from '../../shell/TopBar';
import { hubLabel } from './parts/SellerBar';

export function ClosedSeller({ onRetry }: { onRetry: () => void }) {
  return (
    <AriaNavigation>
      <TopBar back={{ href: paths.marketplace.href(), label: hubLabel }} end={<SessionAccount />} />
      <main id="main" tabIndex={-1} className={page}>
        <title>{`Your store · ${brand.name}`}</title>
        <h1 className={visuallyHidden}>Your store</h1>
        <div role="alert">
          <EmptyState
            icon={<Unplug />}
            title={sellerMessages.unreachable}
            description={sellerMessages.unreachableHelp}
            actions={
              <>
                <Button icon={<RotateCw />} onPress={onRetry}>
                  Try again
                </Button>
                <LinkButton tone="plain" icon={<ArrowLeft />} href={paths.marketplace.href()}>
                  {hubLabel}
                </LinkButton>
              </>
            }
          />
        </div>
      </main>
    </AriaNavigation>
  );
}

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
