import type { ComponentProps, PointerEvent, ReactNode, Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input, type InputProps } from 'react-aria-components/Input';
import { row } from '#theme/box';
import { adornment, box, boxButton, flowInput, input } from './Field.css';

/** Must be inside a React Aria field, which provides the state. A press beside the controls focuses the input. */
export function FieldBox(
  props: Pick<
    ComponentProps<typeof Group>,
    'ref' | 'role' | 'isReadOnly' | 'onKeyDown' | 'onKeyDownCapture'
  > & { children: ReactNode },
) {
  return <Group {...props} className={box} onPointerDown={focusInput} />;
}

type BoxInputProps = Omit<InputProps, 'className' | 'style' | 'render'> & {
  ref?: Ref<HTMLInputElement> | undefined;
};

export function BoxInput({
  isUncontrolled = false,
  ...props
}: BoxInputProps & { isUncontrolled?: boolean | undefined }) {
  return (
    <Input {...props} className={input} {...(isUncontrolled && { render: UncontrolledInput })} />
  );
}

/**
 * An input whose text React Aria does not control. React Aria's text field passes `value` and `onChange` even if the
 * text is uncontrolled. Removing them here avoids a render for each typed character.
 */
function UncontrolledInput(props: ComponentProps<'input'>) {
  return <input {...props} value={undefined} onChange={undefined} defaultValue={props.value} />;
}

/** The input in a box that also contains tags. The tags (`before`) and the input wrap onto several lines. */
export function FlowInput({ before, ...props }: BoxInputProps & { before: ReactNode }) {
  return (
    <div className={row({ wraps: true, flex: 1, shrinks: true })}>
      {before}
      <Input {...props} className={flowInput} />
    </div>
  );
}

export function Adornment({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={adornment}>
      {children}
    </span>
  );
}

export function BoxButton(
  props: Omit<ButtonProps, 'className' | 'style' | 'render'> & {
    ref?: Ref<HTMLButtonElement>;
  },
) {
  return <Button {...props} className={boxButton} />;
}

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
