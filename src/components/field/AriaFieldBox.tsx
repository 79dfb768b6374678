import type { KeyboardEventHandler, ReactNode, Ref } from 'react';
import * as Aria from 'react-aria-components';
import { box, boxButton, flow, flowInput, input } from './Field.css';
import { focusInput } from './focus-input';

/** A FieldBox for a React Aria field, which provides its state. */
export function AriaFieldBox({
  ref,
  isReadOnly,
  onKeyDown,
  onKeyDownCapture,
  children,
}: {
  ref?: Ref<HTMLDivElement>;
  isReadOnly?: boolean | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLDivElement>;
  onKeyDownCapture?: KeyboardEventHandler<HTMLDivElement>;
  children: ReactNode;
}) {
  return (
    <Aria.Group
      ref={ref}
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

type BoxInputProps = Omit<Aria.InputProps, 'className' | 'style'> & { ref?: Ref<HTMLInputElement> };

export function AriaBoxInput(props: BoxInputProps) {
  return <Aria.Input {...props} className={input} />;
}

/** The input of a box with tags (`before`), which wrap onto several lines. */
export function FlowInput({ before, ...props }: BoxInputProps & { before: ReactNode }) {
  return (
    <div className={flow}>
      {before}
      <Aria.Input {...props} className={flowInput} />
    </div>
  );
}

export function AriaBoxButton(
  props: Omit<Aria.ButtonProps, 'className' | 'style' | 'render'> & {
    ref?: Ref<HTMLButtonElement>;
  },
) {
  return <Aria.Button {...props} className={boxButton} />;
}
