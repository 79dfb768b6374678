import type { ReactNode, Ref } from 'react';
import * as Aria from 'react-aria-components';
import { field } from '../field/Field.css';
import { Adornment, BoxInput, FieldBox } from '#components/field/FieldBox';
import {
  type DecidedByField,
  FieldFrame,
  type FieldTexts,
  validity,
} from '#components/field/FieldFrame';

export interface TextFieldProps extends Omit<Aria.TextFieldProps, DecidedByField>, FieldTexts {
  placeholder?: string;
  /** Before the text, inside the box. No part of the field's name or description. */
  prefix?: ReactNode;
  /** After the text, inside the box. No part of the field's name or description. */
  suffix?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  label,
  description,
  errorMessage,
  isLabelHidden,
  placeholder,
  prefix,
  suffix,
  inputRef,
  ...aria
}: TextFieldProps) {
  return (
    <Aria.TextField {...aria} {...validity(errorMessage)} className={field}>
      <FieldFrame {...{ label, description, errorMessage, isLabelHidden }}>
        <FieldBox isReadOnly={aria.isReadOnly}>
          {prefix && <Adornment>{prefix}</Adornment>}
          <BoxInput ref={inputRef} placeholder={placeholder} />
          {suffix && <Adornment>{suffix}</Adornment>}
        </FieldBox>
      </FieldFrame>
    </Aria.TextField>
  );
}
