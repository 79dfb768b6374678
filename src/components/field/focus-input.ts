import type { PointerEvent } from 'react';

/** Focuses the input of a box if the pressed element is not interactive itself. */
export function focusInput(event: PointerEvent<HTMLElement>): void {
  const pressed = event.target;
  if (!(pressed instanceof Element) || pressed.closest('input, textarea, button, [role=row]'))
    return;
  const control = event.currentTarget.querySelector<HTMLElement>('input, textarea');
  if (!control) return;
  event.preventDefault();
  control.focus();
}
