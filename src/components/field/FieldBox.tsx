import type { KeyboardEventHandler, PointerEvent, ReactNode, Ref } from 'react';
import * as Aria from 'react-aria-components';
import { adornment, box, boxButton, flow, flowInput, input } from './Field.css';

/** The edge around a control and what belongs to it. Pressing anywhere in it that does nothing else puts the caret in. */
export function FieldBox({
  isReadOnly,
  onKeyDown,
  onKeyDownCapture,
  children,
}: {
  isReadOnly?: boolean;
  onKeyDown?: KeyboardEventHandler<HTMLDivElement>;
  onKeyDownCapture?: KeyboardEventHandler<HTMLDivElement>;
  children: ReactNode;
}) {
  return (
    <Aria.Group
      className={box}
      isReadOnly={isReadOnly}
      onPointerDown={focusInput}
      onKeyDown={onKeyDown}
      onKeyDownCapture={onKeyDownCapture}
    >
      {children}
    </Aria.Group>
  );
}

function focusInput(event: PointerEvent<HTMLDivElement>) {
  const pressed = event.target;
  if (!(pressed instanceof Element) || pressed.closest('input, textarea, button, [role=row]'))
    return;
  const control = event.currentTarget.querySelector<HTMLElement>('input, textarea');
  if (!control) return;
  event.preventDefault();
  control.focus();
}

type BoxInputProps = Omit<Aria.InputProps, 'className' | 'style'> & { ref?: Ref<HTMLInputElement> };

/** The text of a box. */
export function BoxInput(props: BoxInputProps) {
  return <Aria.Input {...props} className={input} />;
}

/** The text of a box that holds tags too: `before` it, on as many lines as they need. */
export function FlowInput({ before, ...props }: BoxInputProps & { before: ReactNode }) {
  return (
    <div className={flow}>
      {before}
      <Aria.Input {...props} className={flowInput} />
    </div>
  );
}

/** Something in the box that is not typed: a unit, an icon. */
export function Adornment({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={adornment}>
      {children}
    </span>
  );
}

/** A small button in the box. */
export function BoxButton(
  props: Omit<Aria.ButtonProps, 'className' | 'style' | 'render'> & {
    ref?: Ref<HTMLButtonElement>;
  },
) {
  return <Aria.Button {...props} className={boxButton} />;
}
