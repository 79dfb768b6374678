import type { Ref } from 'react';
import * as Aria from 'react-aria-components';
import { field, input } from '../field/Field.css';
import { FieldBox } from '#components/field/FieldBox';
import {
  type DecidedByField,
  FieldFrame,
  type FieldTexts,
  validity,
} from '#components/field/FieldFrame';
import { code, rowsVar, text } from './TextArea.css';

export interface TextAreaProps
  extends Omit<Aria.TextFieldProps, DecidedByField | 'type'>, FieldTexts {
  placeholder?: string;
  /** The lines it shows while it is empty; it grows with its text. */
  rows?: number;
  /** Text that is read character by character: JSON, a program. */
  isCode?: boolean;
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Text of several lines. */
export function TextArea({
  label,
  description,
  errorMessage,
  isLabelHidden,
  placeholder,
  rows = 3,
  isCode = false,
  inputRef,
  ...aria
}: TextAreaProps) {
  return (
    <Aria.TextField {...aria} {...validity(errorMessage)} className={field}>
      <FieldFrame {...{ label, description, errorMessage, isLabelHidden }}>
        <FieldBox isReadOnly={aria.isReadOnly}>
          <Aria.TextArea
            ref={inputRef}
            placeholder={placeholder}
            rows={rows}
            className={`${input} ${text} ${isCode ? code : ''}`}
            style={{ [rowsVar.slice(4, -1)]: rows }}
          />
        </FieldBox>
      </FieldFrame>
    </Aria.TextField>
  );
}
