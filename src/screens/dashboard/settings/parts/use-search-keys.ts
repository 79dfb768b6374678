import { type RefObject, useEffect } from 'react';
import { isSearchShortcut } from '../../../shell/palette-shortcut';

/** Focuses the search field on Ctrl+/ or ⌘/. */
export function useSearchKeys(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const box = input.current;
      if (!box || event.defaultPrevented || !isSearchShortcut(event)) return;
      // While a dialog is open, the search field behind it is inert or hidden.
      if (box.disabled || box.closest('[inert], [aria-hidden=true]')) return;
      event.preventDefault();
      box.focus();
      box.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
