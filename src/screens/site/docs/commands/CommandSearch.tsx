import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { searchIcon } from '#theme/search-input.css';
import * as css from './CommandSearch.css';

export interface CommandSearchProps {
  value: string;
  onChange: (query: string) => void;
  /** Called on hover or focus. */
  onApproach: () => void;
}

/** A search field that filters the list below. Escape clears the field. */
export function CommandSearch({ value, onChange, onApproach }: CommandSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    onChange('');
  };
  return (
    <div role="search" className={css.search}>
      <Search aria-hidden className={searchIcon} />
      <input
        ref={input}
        type="text"
        aria-label="Search commands..."
        placeholder="Search commands..."
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        className={css.input}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          className={css.clear}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <X aria-hidden className={css.clearIcon} />
        </button>
      )}
    </div>
  );
}
