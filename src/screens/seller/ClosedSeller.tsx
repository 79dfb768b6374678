import { ArrowLeft, RotateCw, Unplug } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { brand } from '#content/brand';
import { sellerMessages } from '#content/messages/seller';
import { paths } from '#domain/paths';
import { visuallyHidden } from '#theme/visually-hidden.css';
import * as css from './ClosedSeller.css';

/** Shown if the seller's stores could not be loaded. */
export function ClosedSeller({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={css.page}>
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
                Go to Marketplace Hub
              </LinkButton>
            </>
          }
        />
      </div>
    </main>
  );
}
