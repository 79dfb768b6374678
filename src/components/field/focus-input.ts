import type { PointerEvent } from 'react';

/** Puts the caret into the control of a box, unless what was pressed does something of its own. */
export function focusInput(event: PointerEvent<HTMLElement>): void {
  const pressed = event.target;
  if (!(pressed instanceof Element) || pressed.closest('input, textarea, button, [role=row]'))
    return;
  const control = event.currentTarget.querySelector<HTMLElement>('input, textarea');
  if (!control) return;
  event.preventDefault();
  control.focus();
}
