import { Menu, Store } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { hiddenReasons } from '#content/messages/seller';
import { hiddenReason } from '#domain/marketplace/checklist';
import type { OwnStore } from '#domain/marketplace/own-store';
import { paths } from '#domain/paths';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { lazyComponent } from '../../_shell/lazy-component';
import { LazyDialog } from '../../_shell/LazyDialog';
import { SessionAccount } from '../../_shell/SessionAccount';
import { useThemeChoice } from '../../_shell/theme-choice';
import { ThemeSwitch } from '../../_shell/ThemeSwitch';
import type { SellerNavProps } from './SellerNav';
import * as css from './SellerBar.css';
import { StoreSwitcher } from './StoreSwitcher';

const loadDrawer = () => import('./SellerDrawer');
const SellerDrawer = lazyComponent(async () => (await loadDrawer()).SellerDrawer);

export interface SellerBarProps extends SellerNavProps {
  stores: readonly OwnStore[];
}

/** The header of a dashboard: the store, its page, and the account (product.md §21.5). */
export function SellerBar({ stores, ...navigation }: SellerBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { theme, setTheme } = useThemeChoice();
  const { store } = navigation;
  const prepare = () => void loadDrawer().catch(() => null);
  return (
    <header className={css.bar}>
      <div className={css.menu}>
        <IconButton
          label="Open navigation"
          icon={<Menu />}
          onPointerEnter={prepare}
          onFocus={prepare}
          onPress={() => setIsOpen(true)}
        />
      </div>
      <StoreSwitcher store={store} stores={stores} />
      {store && hiddenReason(store) && (
        <span className={css.badge}>
          <Badge size="small" tone="warning">
            Not public
          </Badge>
        </span>
      )}
      <div className={css.end}>
        <div className={css.links}>
          <HeaderLinks store={store} />
        </div>
        <ThemeSwitch value={theme} onChange={setTheme} />
        <SessionAccount />
      </div>
      <LazyDialog isOpen={isOpen}>
        <SellerDrawer {...navigation} isOpen={isOpen} onOpenChange={setIsOpen} />
      </LazyDialog>
    </header>
  );
}

/**
 * Links to the marketplace and to the store's page. If the store's page is not public, a disabled button replaces its
 * link.
 */
export function HeaderLinks({ store }: { store: OwnStore | null }) {
  const reasonId = useId();
  const reason = store && hiddenReason(store);
  return (
    <>
      <LinkButton tone="quiet" size="compact" href={paths.marketplace.href()}>
        Go to Marketplace Hub
      </LinkButton>
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
