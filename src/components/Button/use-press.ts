import { type ComponentProps, type MouseEvent, useEffect, useId, useRef } from 'react';
import { announce, prepareAnnouncer } from './announcer';

/** What Button and IconButton have in common. */
export interface PressProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'disabled'
> {
  /** Pressed, by whatever means. */
  onPress?: (() => void) | undefined;
  /** Nothing to press for now; it leaves the tab order. */
  isDisabled?: boolean | undefined;
  /** Its work is under way: it keeps the focus and does nothing. When that begins and ends, its name is read out. */
  isPending?: boolean | undefined;
}

export type PressAttributes = ComponentProps<'button'> & { 'data-pending'?: boolean };

/** The attributes of the button itself. */
export function usePress(props: PressProps): PressAttributes {
  const { onPress, onClick, isDisabled, isPending, type = 'button', ...rest } = props;
  const ownId = useId();
  // Only what may ever be pending is looked for by its id.
  const id = rest.id ?? (isPending === undefined ? undefined : ownId);
  useSpokenName(id, isPending);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a button that is clicked; a dialog it opens would not know where to give the focus back to.
    if (event.detail > 0) event.currentTarget.focus({ preventScroll: true });
    onPress?.();
    onClick?.(event);
  };
  if (!isPending) return { ...rest, id, type, disabled: isDisabled, onClick: press };
  return {
    ...rest,
    'aria-disabled': true,
    'data-pending': true,
    id,
    // Nor does Enter in a field of its form send it a second time.
    type: 'button',
    disabled: isDisabled,
    onClick: (event) => event.preventDefault(),
  };
}

/** Reads out the button's name when `isPending` changes under the focus: the label is then another one. */
function useSpokenName(id: string | undefined, isPending: boolean | undefined) {
  const wasPending = useRef(isPending);
  useEffect(() => {
    if (isPending !== undefined) prepareAnnouncer();
    const button = document.activeElement;
    if ((wasPending.current ?? false) !== (isPending ?? false) && id && button?.id === id)
      announce(button.getAttribute('aria-label') ?? button.textContent);
    wasPending.current = isPending;
  }, [id, isPending]);
}
