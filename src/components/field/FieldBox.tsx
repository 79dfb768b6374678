import type { ComponentProps, ReactNode } from 'react';
import { adornment, box, boxButton, input } from './Field.css';
import { focusInput } from './focus-input';

export interface FieldBoxProps {
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  isInvalid?: boolean | undefined;
  children: ReactNode;
}

/** The border around a control and its adornments. A press on any non-interactive part focuses the input. */
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

export function BoxInput(props: Omit<ComponentProps<'input'>, 'className' | 'style'>) {
  return <input {...props} className={input} />;
}

export function Adornment({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={adornment}>
      {children}
    </span>
  );
}

export function BoxButton(props: Omit<ComponentProps<'button'>, 'className' | 'style'>) {
  return <button type="button" {...props} className={boxButton} />;
}
