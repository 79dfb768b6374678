import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as Aria from 'react-aria-components';
import { Popover } from '#components/Popover/Popover';
import { type MenuProps, tiesOf } from './Menu';
import * as css from './Menu.css';

export interface SearchedMenuProps extends Omit<MenuProps, 'header'> {
  /** The label of the search field. */
  search: string;
  /** Shown if no item has the text of the search field. */
  noneFound: string;
}

/** A long menu with a search field, which has the focus. The arrow keys mark an item, and Enter chooses it. */
export function SearchedMenu(props: SearchedMenuProps) {
  const { placement = 'bottom start', search, noneFound, opening, ...aria } = props;
  const tied = opening && tiesOf(opening);
  const { contains } = Aria.useFilter({ sensitivity: 'base' });
  return (
    <Popover placement={placement} {...tied?.popover}>
      <Aria.Autocomplete filter={contains}>
        <Aria.TextField aria-label={search} className={css.search}>
          <Search aria-hidden className={css.glass} />
          <SearchInput placeholder={search} />
        </Aria.TextField>
        <Aria.Menu
          {...aria}
          {...tied?.menu}
          autoFocus={false}
          renderEmptyState={() => <p className={css.none}>{noneFound}</p>}
          className={css.menu}
        />
      </Aria.Autocomplete>
    </Popover>
  );
}

/** Takes the focus when the menu opens. */
function SearchInput({ placeholder }: { placeholder: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  return <Aria.Input ref={input} placeholder={placeholder} className={css.input} />;
}
