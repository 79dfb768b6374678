import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { Adornment, BoxInput, FieldBox } from '#components/field/FieldBox';
import { FieldFrame } from '#components/field/FieldFrame';
import { field } from '../field/Field.css';
import { type TextControlProps, useTextControl } from '../field/use-text-control';

export interface TextFieldProps extends TextControlProps<HTMLInputElement> {
  type?: HTMLInputTypeAttribute;
  /** Before the text, inside the box. Not part of the field's name or description. */
  prefix?: ReactNode;
  /** After the text, inside the box. Not part of the field's name or description. */
  suffix?: ReactNode;
}

export function TextField({ type = 'text', prefix, suffix, ...props }: TextFieldProps) {
  const { root, frame, box, control } = useTextControl(props);
  return (
    <div {...root} className={field}>
      <FieldFrame {...frame}>
        <FieldBox {...box}>
          {prefix && <Adornment>{prefix}</Adornment>}
          <BoxInput {...control} type={type} />
          {suffix && <Adornment>{suffix}</Adornment>}
        </FieldBox>
      </FieldFrame>
    </div>
  );
}
