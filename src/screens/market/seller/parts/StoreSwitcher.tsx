import { ChevronsUpDown } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar';
import { Button } from '#components/Button/Button';
import { LazyMenuTrigger } from '#components/Menu/LazyMenuTrigger';
import type { OwnStore } from '#domain/marketplace/own-store';
import { box, row } from '#theme/box';
import { lazyComponent } from '../../../shell/lazy-component';
import * as css from './StoreSwitcher.css';

const loadMenu = () => import('./StoreMenu');
const StoreMenu = lazyComponent(async () => (await loadMenu()).StoreMenu);

export interface StoreSwitcherProps {
  /** Null if the store does not exist yet. */
  store: OwnStore | null;
  stores: readonly OwnStore[];
}

/** The open store, and a menu of the seller's stores (product.md §21.5). */
export function StoreSwitcher({ store, stores }: StoreSwitcherProps) {
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
          <span dir="auto" className={css.name}>
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
