import { ChevronsUpDown } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar';
import { Button } from '#components/Button/Button';
import { LazyMenuTrigger } from '#components/Menu/LazyMenuTrigger';
import type { OwnPlace } from '#domain/own-place';
import { useAccountTools } from '../account-tools';
import type { PlaceMenuProps } from './PlaceMenu';
import * as css from './PlaceSwitcher.css';

export interface PlaceSwitcherProps extends Omit<PlaceMenuProps, 'opening' | 'current'> {
  /** The open server or store. Its id is null if it does not exist yet. */
  place: Omit<OwnPlace, 'id'> & { id: string | null };
}

/** The open server or store, and a menu of the others (product.md §4.11). */
export function PlaceSwitcher({ of, place, hrefOf }: PlaceSwitcherProps) {
  const { Switcher, prepareSwitcher } = useAccountTools();
  const { id, name, picture } = place;
  return (
    <LazyMenuTrigger
      onIntent={prepareSwitcher}
      menu={(opening) => <Switcher {...{ opening, of, hrefOf }} current={id} />}
      frame={{ placement: 'bottom start', items: 4 }}
    >
      <Button
        tone="quiet"
        icon={
          <Avatar
            src={picture}
            name={of === 'servers' ? '' : name}
            seed={id ?? 'new'}
            size={24}
            shape="rounded"
          />
        }
      >
        <span dir="auto" title={name} className={css.name}>
          {name}
        </span>
        <ChevronsUpDown aria-hidden className={css.icon} />
      </Button>
    </LazyMenuTrigger>
  );
}
