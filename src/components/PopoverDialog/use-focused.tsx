import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref for a control in a dialog. The control gets the focus when the dialog opens. */
export function useFocused<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useEffect(() => control.current?.focus(), []);
  return control;
}
