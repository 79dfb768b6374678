import { useState } from 'react';
import * as Aria from 'react-aria-components';
import { SearchField } from '#components/SearchField/SearchField';
import { useFocused } from '#components/PopoverDialog/PopoverDialog';
import * as css from './GlyphPicker.css';

export interface Glyph {
  id: string;
  text: string;
  label: string;
}

export interface GlyphPickerProps {
  /** The accessible name of the search field and the grid. */
  label: string;
  placeholder?: string;
  /** Returns the best match first. The picker renders all, so the function has to limit their number. */
  search: (query: string) => readonly Glyph[];
  emptyText: string;
  onPick: (glyph: Glyph) => void;
}

/** A grid of characters with a search field. The search field gets the focus. While the user types, the arrow keys move in the grid and Enter picks. */
export function GlyphPicker({ label, placeholder, search, emptyText, onPick }: GlyphPickerProps) {
  const input = useFocused<HTMLInputElement>();
  const [query, setQuery] = useState('');
  const found = search(query);
  return (
    <Aria.Autocomplete inputValue={query} onInputChange={setQuery}>
      <SearchField label={label} placeholder={placeholder} inputRef={input} />
      <Aria.ListBox
        aria-label={label}
        layout="grid"
        items={found}
        renderEmptyState={() => <div className={css.empty}>{emptyText}</div>}
        onAction={(key) => {
          const glyph = found.find(({ id }) => id === key);
          if (glyph) onPick(glyph);
        }}
        className={css.list}
      >
        {(glyph) => (
          <Aria.ListBoxItem
            id={glyph.id}
            textValue={glyph.label}
            aria-label={glyph.label}
            className={css.glyph}
          >
            <span aria-hidden>{glyph.text}</span>
          </Aria.ListBoxItem>
        )}
      </Aria.ListBox>
    </Aria.Autocomplete>
  );
}
