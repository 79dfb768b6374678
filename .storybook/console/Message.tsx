import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as css from './MachineConsole.css';
import { Push } from './parts';
import type { ConsoleState, ConsoleStore } from './store';
import { searchText } from './texts';

interface MessageProps {
  state: Pick<ConsoleState, 'notice' | 'searching'>;
  store: Pick<ConsoleStore, 'cancelJump'>;
}

/**
 * Shows the result of the last action. During a search, shows a text about the search and a button that cancels it
 * instead.
 */
export function Message({ state: { notice, searching }, store }: MessageProps) {
  const before = useRef<Element | null>(null);
  const isCancelFocused = useRef(false);
  const isSearching = searching !== null;
  useEffect(() => {
    if (!isSearching) return;
    before.current = globalThis.document.activeElement;
    return () => {
      const { current } = before;
      // The cancel button is removed. If the button had the focus, return the focus to the element that was focused
      // before the search.
      if (
        isCancelFocused.current &&
        (current instanceof HTMLElement || current instanceof SVGElement)
      )
        current.focus();
      isCancelFocused.current = false;
    };
  }, [isSearching]);
  return (
    <div className={css.message}>
      <p
        role="status"
        aria-label="Message"
        className={css.notice}
        data-tone={isSearching ? undefined : notice?.tone}
      >
        {isSearching ? searchText(searching) : notice?.text}
      </p>
      {isSearching && (
        <Push
          icon={<X />}
          onClick={store.cancelJump}
          onFocus={() => {
            isCancelFocused.current = true;
          }}
          onBlur={() => {
            isCancelFocused.current = false;
          }}
        >
          Cancel
        </Push>
      )}
    </div>
  );
}
