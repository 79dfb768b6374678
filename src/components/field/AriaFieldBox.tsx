import type { KeyboardEventHandler, ReactNode, Ref } from 'react';
import * as Aria from 'react-aria-components';
import { box, boxButton, flow, flowInput, input } from './Field.css';
import { focusInput } from './focus-input';

/** FieldBox around a control of React Aria, whose field says in which state it is. */
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

/** The text of a box. */
export function AriaBoxInput(props: BoxInputProps) {
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

/** A small button in the box, which the field around it may have a part for (`slot`). */
export function AriaBoxButton(
  props: Omit<Aria.ButtonProps, 'className' | 'style' | 'render'> & {
    ref?: Ref<HTMLButtonElement>;
  },
) {
  return <Aria.Button {...props} className={boxButton} />;
}
