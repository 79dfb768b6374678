import type { ComponentProps, ReactNode } from 'react';
import { adornment, box, boxButton, input } from './Field.css';
import { focusInput } from './focus-input';

export interface FieldBoxProps {
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  isInvalid?: boolean | undefined;
  children: ReactNode;
}

/** The edge around a control and what belongs to it. Pressing anywhere in it that does nothing else puts the caret in. */
export function FieldBox({ isDisabled, isReadOnly, isInvalid, children }: FieldBoxProps) {
  return (
    <div
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
      data-invalid={isInvalid || undefined}
      onPointerDown={focusInput}
      className={box}
    >
      {children}
    </div>
  );
}

/** The text of a box. */
export function BoxInput(props: Omit<ComponentProps<'input'>, 'className' | 'style'>) {
  return <input {...props} className={input} />;
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
export function BoxButton(props: Omit<ComponentProps<'button'>, 'className' | 'style'>) {
  return <button type="button" {...props} className={boxButton} />;
}
