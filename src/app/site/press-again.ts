/** Dispatches an event again for the island only: all other listeners have received it already. */
export function repeatForIsland(island: HTMLElement, target: HTMLElement, event: Event): void {
  island.addEventListener(event.type, (repeated) => repeated.stopPropagation(), { once: true });
  target.dispatchEvent(event);
}

/**
 * Presses an element as it was pressed: by a pointer, or else as keys and screen readers do. `keepsFocus`: the focus
 * stays where it is.
 */
export function pressAgain(pressed: HTMLElement, event: Event, keepsFocus: boolean): void {
  if (!keepsFocus) pressed.focus({ preventScroll: true });
  if (!(event instanceof PointerEvent) || event.detail === 0) {
    pressed.click();
    return;
  }
  const { clientX, clientY, pointerType } = event;
  const shared = { bubbles: true, cancelable: true, composed: true, clientX, clientY, pointerType };
  const pointer = { ...shared, isPrimary: true, pointerId: 1 };
  // With a pressure, for without one React Aria takes it for a screen reader's.
  pressed.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1, pressure: 0.5 }));
  pressed.dispatchEvent(new PointerEvent('pointerup', { ...pointer, pressure: 0 }));
  pressed.dispatchEvent(new PointerEvent('click', { ...pointer, detail: 1 }));
}
