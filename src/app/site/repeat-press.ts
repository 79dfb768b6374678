/** Dispatches an event again, but only inside the island. All other listeners have already received the event. */
export function repeatForIsland(island: HTMLElement, target: HTMLElement, event: Event): void {
  island.addEventListener(event.type, (repeated) => repeated.stopPropagation(), { once: true });
  target.dispatchEvent(event);
}

/**
 * Repeats the user's click on an element. The click can come from a pointer, a keyboard or a screen reader. With
 * `keepsFocus`, the focus does not move.
 */
export function repeatPress(pressed: HTMLElement, event: Event, keepsFocus: boolean): void {
  if (!keepsFocus) pressed.focus({ preventScroll: true });
  if (!(event instanceof PointerEvent) || event.detail === 0) {
    pressed.click();
    return;
  }
  const { clientX, clientY, pointerType } = event;
  const shared = { bubbles: true, cancelable: true, composed: true, clientX, clientY, pointerType };
  const pointer = { ...shared, isPrimary: true, pointerId: 1 };
  // If `pressure` is missing, React Aria treats the event as a virtual click from a screen reader.
  pressed.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1, pressure: 0.5 }));
  pressed.dispatchEvent(new PointerEvent('pointerup', { ...pointer, pressure: 0 }));
  pressed.dispatchEvent(new PointerEvent('click', { ...pointer, detail: 1 }));
}
