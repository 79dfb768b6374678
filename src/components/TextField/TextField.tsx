import type { ReactNode } from 'react';
import * as Aria from 'react-aria-components/TextField';
import { Adornment, BoxInput, FieldBox } from '#components/field/FieldBox';
import { FieldFrame } from '#components/field/FieldFrame';
import { field } from '../field/Field.css';
import { splitTextProps, type TextProps } from '../field/text-props';

export interface TextFieldProps
  extends TextProps<HTMLInputElement>, Pick<Aria.TextFieldProps, 'type'> {
  /** Shown before the text, inside the box. It is not part of the field's accessible name or description. */
  prefix?: ReactNode;
  /** Shown after the text, inside the box. It is not part of the field's accessible name or description. */
  suffix?: ReactNode;
}

export function TextField({ isUncontrolled, prefix, suffix, ...props }: TextFieldProps) {
  const { root, frame, input } = splitTextProps(props);
  return (
    <Aria.TextField {...root} className={field}>
      <FieldFrame {...frame}>
        <FieldBox isReadOnly={root.isReadOnly}>
          {prefix && <Adornment>{prefix}</Adornment>}
          <BoxInput {...input} isUncontrolled={isUncontrolled} />
          {suffix && <Adornment>{suffix}</Adornment>}
        </FieldBox>
      </FieldFrame>
    </Aria.TextField>
  );
}
