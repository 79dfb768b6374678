import { ChevronsUpDown, Menu, Store } from 'lucide-react';
import { useId, useState } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { LazyMenuTrigger } from '#components/Menu/LazyMenuTrigger';
import { hiddenReasons } from '#content/messages/market/seller';
import { hiddenReason } from '#domain/marketplace/checklist';
import type { OwnStore } from '#domain/marketplace/own-store';
import { paths } from '#domain/paths';
import { box, row } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { SessionAccount } from '#screens/session/AccountMenu';
import { lazyComponent } from '../../../shell/lazy-component';
import { LazyDialog } from '#screens/shell/lazy-component';
import { useThemeChoice } from '../../../shell/theme-choice';
import { ThemeSwitch } from '../../../shell/ThemeSwitch';
import { TopBar } from '../../../shell/TopBar';
import * as css from '../Seller.css';
import type { SellerNavProps } from './SellerNav';

export const hubLabel = 'Go to Marketplace Hub';

const loadDrawer = () => import('./SellerDrawer');
const SellerDrawer = lazyComponent(async () => (await loadDrawer()).SellerDrawer);

const loadMenu = () => import('./StoreMenu');
const StoreMenu = lazyComponent(async () => (await loadMenu()).StoreMenu);

export interface SellerBarProps extends SellerNavProps {
  stores: readonly OwnStore[];
}

/** The bar of the app above a store's dashboard: the store, its page, and the account (product.md §21.5). */
export function SellerBar({ stores, ...navigation }: SellerBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { theme, setTheme } = useThemeChoice();
  const { store } = navigation;
  const prepare = () => void loadDrawer().catch(() => null);
  return (
    <>
      <TopBar
        menu={
          <IconButton
            label="Open navigation"
            icon={<Menu />}
            onPointerEnter={prepare}
            onFocus={prepare}
            onPress={() => setIsOpen(true)}
          />
        }
        back={{ href: paths.marketplace.href(), label: hubLabel }}
        place={
          <>
            <StoreSwitcher store={store} stores={stores} />
            {store && hiddenReason(store) && (
              <span className={css.badge}>
                <Badge size="small" tone="warning">
                  Not public
                </Badge>
              </span>
            )}
          </>
        }
        end={
          <>
            <div className={css.storePage}>
              <StorePageLink store={store} />
            </div>
            <ThemeSwitch value={theme} onChange={setTheme} />
            <SessionAccount />
          </>
        }
      />
      <LazyDialog isOpen={isOpen}>
        <SellerDrawer {...navigation} isOpen={isOpen} onOpenChange={setIsOpen} />
      </LazyDialog>
    </>
  );
}

interface StoreSwitcherProps {
  /** Null if the store does not exist yet. */
  store: OwnStore | null;
  stores: readonly OwnStore[];
}

/** The open store, and a menu of the seller's stores (product.md §21.5). */
function StoreSwitcher({ store, stores }: StoreSwitcherProps) {
  if (stores.length === 0)
    return <p className={box({ paddingInline: 'm', weight: 'medium' })}>New store</p>;
  const name = store?.name ?? 'New store';
  return (
    <div className={row({ align: 'stretch', shrinks: true })}>
      <LazyMenuTrigger
        onIntent={() => void loadMenu().catch(() => null)}
        menu={(opening) => <StoreMenu opening={opening} store={store} stores={stores} />}
        frame={{ placement: 'bottom start', items: stores.length + 1 }}
      >
        <Button
          tone="quiet"
          icon={
            <Avatar
              src={store?.logoUrl ?? null}
              name={name}
              seed={store?.id ?? 'new'}
              size={24}
              shape="rounded"
            />
          }
        >
          <span dir="auto" className={css.storeName}>
            {name}
          </span>
          <ChevronsUpDown
            aria-hidden
            className={box({ flex: 'none', square: 16, color: 'textMuted' })}
          />
        </Button>
      </LazyMenuTrigger>
    </div>
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
