import { announce } from '@react-aria/live-announcer';
import { type ComponentProps, type MouseEvent, useEffect, useId, useRef } from 'react';

/** Props that Button and IconButton share. */
export interface PressProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'disabled'
> {
  /** Called for presses by pointer, touch and keyboard. */
  onPress?: (() => void) | undefined;
  /** Disables the button and removes it from the tab order. */
  isDisabled?: boolean | undefined;
  /** While true, the button keeps the focus and ignores presses. On a change, the button's name is announced. */
  isPending?: boolean | undefined;
}

export type PressAttributes = ComponentProps<'button'> & { 'data-pending'?: boolean };

export function usePress(props: PressProps): PressAttributes {
  const { onPress, onClick, isDisabled, isPending, type = 'button', ...rest } = props;
  const ownId = useId();
  // A button that is never pending needs no id.
  const id = rest.id ?? (isPending === undefined ? undefined : ownId);
  useAnnouncedName(id, isPending);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a clicked button, so a dialog that it opens could not return the focus.
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
    // While the action is running, pressing Enter in a field of the form must not submit the form again.
    type: 'button',
    disabled: isDisabled,
    onClick: (event) => event.preventDefault(),
  };
}

/** If `isPending` changes while the button has focus, announces the button's name, because the label has changed. */
function useAnnouncedName(id: string | undefined, isPending: boolean | undefined) {
  const wasPending = useRef(isPending);
  useEffect(() => {
    const hasChanged = (wasPending.current ?? false) !== (isPending ?? false);
    // Refer to the button by id. A copy of the button's text would appear in the browser's page search.
    if (hasChanged && id && document.activeElement?.id === id)
      announce({ 'aria-labelledby': id }, 'polite');
    wasPending.current = isPending;
  }, [id, isPending]);
}
