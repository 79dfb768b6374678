import { Store } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { hiddenReasons } from '#content/messages/market/seller';
import { hiddenReason } from '#domain/marketplace/checklist';
import type { OwnStore } from '#domain/marketplace/own-store';
import { paths } from '#domain/paths';
import { box, grid } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { SessionAccount } from '#screens/session/AccountMenu';
import { PlaceSwitcher } from '#screens/session/places/PlaceSwitcher';
import { TopBar } from '../../../shell/TopBar';
import * as css from '../Seller.css';
import { SellerNav, type SellerNavProps } from './SellerNav';

export const hubLabel = 'Go to Marketplace Hub';

export interface SellerBarProps extends SellerNavProps {
  stores: readonly OwnStore[];
}

/** The bar of the app above a store's dashboard: the store, its page, and the account (product.md §21.5). */
export function SellerBar({ stores, ...navigation }: SellerBarProps) {
  const { store } = navigation;
  return (
    <TopBar
      back={{ href: paths.marketplace.href(), label: hubLabel }}
      place={
        <>
          <StoreSwitcher {...navigation} stores={stores} />
          {store && hiddenReason(store) && (
            <span className={css.badge}>
              <Badge size="small" tone="warning">
                Not public
              </Badge>
            </span>
          )}
        </>
      }
      section={(close) => (
        <div className={grid({ gap: 'l' })}>
          <SellerNav {...navigation} onChosen={close} />
          <StorePageLink store={store} />
        </div>
      )}
      end={
        <>
          <div className={css.storePage}>
            <StorePageLink store={store} />
          </div>
          <SessionAccount />
        </>
      }
    />
  );
}

interface StoreSwitcherProps extends SellerBarProps {
  /** Null if the store does not exist yet. */
  store: OwnStore | null;
}

/** The open store, and a menu of the seller's stores, which opens the same section (product.md §4.11). */
function StoreSwitcher({ store, stores, section }: StoreSwitcherProps) {
  if (stores.length === 0)
    return <p className={box({ paddingInline: 'm', weight: 'medium' })}>New store</p>;
  return (
    <PlaceSwitcher
      of="stores"
      place={{
        id: store?.id ?? null,
        name: store?.name ?? 'New store',
        picture: store?.logoUrl ?? null,
      }}
      hrefOf={({ id }) => paths.seller.href(id, (store && section) ?? undefined)}
    />
  );
}

/** A link to the store's page. If the page is not public, a disabled button replaces the link. */
export function StorePageLink({ store }: { store: OwnStore | null }) {
  const reasonId = useId();
  const reason = store && hiddenReason(store);
  return (
    <>
      {store && !reason && (
        <LinkButton
          tone="plain"
          size="compact"
          icon={<Store />}
          href={paths.store.href(store.slug)}
          target="_blank"
        >
          View Store Page
        </LinkButton>
      )}
      {reason && (
        <>
          <Button
            tone="plain"
            size="compact"
            icon={<Store />}
            isDisabled
            aria-describedby={reasonId}
          >
            View Store Page
          </Button>
          <span id={reasonId} className={visuallyHidden}>
            {hiddenReasons[reason]}
          </span>
        </>
      )}
    </>
  );
}
