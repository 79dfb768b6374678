import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';

/**
 * `stop` is the index of the tab stop. The arrow keys, Home and End move the focus (ARIA Authoring Practices,
 * "Toolbar"). A press with the pointer leaves the focus in the text, so that an on-screen keyboard stays open.
 */
export function useToolbar() {
  const [stop, setStop] = useState(0);
  return {
    stop,
    toolbarProps: {
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
        const place = buttonsOf(currentTarget).findIndex((button) => button === target);
        if (place !== -1) setStop(place);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const next = nextButton(event);
        if (!next) return;
        event.preventDefault();
        next.focus();
      },
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
  };
}

function buttonsOf(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>('button')];
}

function nextButton(event: KeyboardEvent<HTMLElement>): HTMLElement | null {
  const { currentTarget: toolbar, key, target, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return null;
  const buttons = buttonsOf(toolbar).filter((button) => button.checkVisibility());
  const place = buttons.findIndex((button) => button === target);
  if (place === -1) return null;
  const isRightToLeft = toolbar.matches(':dir(rtl)');
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft': {
      const step = (key === 'ArrowRight') === isRightToLeft ? -1 : 1;
      return buttons.at((place + step) % buttons.length) ?? null;
    }
    case 'Home':
      return buttons[0] ?? null;
    case 'End':
      return buttons.at(-1) ?? null;
    default:
      return null;
  }
}
