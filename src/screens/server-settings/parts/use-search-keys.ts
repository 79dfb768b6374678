import { type RefObject, useEffect } from 'react';

const typedInto =
  'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]';

/** Focuses the search field on '/', except in text fields, and on Ctrl+K or Cmd+K everywhere. */
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

function asksForSearch({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  target,
}: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey && !shiftKey;
  const isTyping = target instanceof Element && target.closest(typedInto) !== null;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
}
