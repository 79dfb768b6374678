import { useEffect, useEffectEvent } from 'react';

const typedInto =
  'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=dialog]';

/** '/' anywhere but in a text or a dialog asks for the search. */
export function useSearchKey(onAsk: () => void): void {
  const ask = useEffectEvent(onAsk);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(typedInto)) return;
      event.preventDefault();
      ask();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
