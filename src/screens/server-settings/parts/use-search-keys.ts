import { type RefObject, useEffect } from 'react';

/**
 * Elements that use the '/' key themselves. They accept it as text, or use it to jump to an item of a list. Checkboxes
 * and radio buttons accept no text.
 */
const typedInto = [
  'input:not([type=checkbox], [type=radio])',
  'textarea',
  'select',
  '[contenteditable]',
  '[role=combobox]',
  '[role=listbox]',
  '[role=menu]',
].join();

/** Focuses the search field on '/', except in text fields. */
export function useSearchKeys(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const box = input.current;
      if (!box || event.defaultPrevented || !asksForSearch(event)) return;
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

function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest(typedInto) !== null;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
}
