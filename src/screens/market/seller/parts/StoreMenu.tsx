import { openStoreText } from '#content/messages/market/seller';
import { limits } from '#domain/limits';
import { isolated } from '#domain/names';
import { Check, Plus } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar';
import type { MenuOpening } from '#components/Menu/LazyMenuTrigger';
import { Menu, MenuItem, MenuSection } from '#components/Menu/Menu';
import type { OwnStore } from '#domain/marketplace/own-store';
import { NEW_STORE } from '#domain/marketplace/seller-place';
import { paths } from '#domain/paths';
import { row } from '#theme/box';

export interface StoreMenuProps {
  opening: MenuOpening;
  store: OwnStore | null;
  stores: readonly OwnStore[];
}

export function StoreMenu({ opening, store, stores }: StoreMenuProps) {
  return (
    <Menu opening={opening} placement="bottom start">
      <MenuSection title="Your stores">
        {stores.map(({ id, name, logoUrl }) => (
          <MenuItem
            key={id}
            id={id}
            href={paths.seller.href(id)}
            icon={<Avatar src={logoUrl} name={name} seed={id} size={24} shape="rounded" />}
            textValue={id === store?.id ? `${isolated(name)}, open` : name}
          >
            <bdi>{name}</bdi>
            {id === store?.id && (
              <span aria-hidden className={row({ align: 'stretch', inline: true, pushed: true })}>
                <Check size="1rem" />
              </span>
            )}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection aria-label="Open a store">
        <MenuItem
          id="new"
          icon={<Plus />}
          href={paths.seller.href(NEW_STORE, 'setup')}
          isDisabled={stores.length >= limits.stores}
        >
          {openStoreText(stores.length)}
        </MenuItem>
      </MenuSection>
    </Menu>
  );
}
