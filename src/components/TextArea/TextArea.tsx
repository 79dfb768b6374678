import type { ComponentProps, ReactNode } from 'react';
import * as Aria from 'react-aria-components/TextField';
import { FieldBox } from '#components/field/FieldBox';
import { FieldFrame } from '#components/field/FieldFrame';
import { field, input as inputClass } from '../field/Field.css';
import { splitTextProps, type TextProps } from '../field/text-props';
import { code, lines, MOST_LINES, text, withTools } from './TextArea.css';

export interface TextAreaProps extends TextProps<HTMLTextAreaElement> {
  /** Number of lines of the empty field, from 1 to 12. The field grows with its text. */
  rows?: number;
  /** Uses a monospace font, for JSON or code. */
  isCode?: boolean;
  tools?: ReactNode;
}

export function TextArea(props: TextAreaProps) {
  const { rows = 3, isCode = false, isUncontrolled, tools, ...others } = props;
  const { root, frame, input } = splitTextProps(others);
  const control = (
    <Aria.TextArea
      {...input}
      rows={rows}
      className={`${inputClass} ${text} ${lines[Math.min(rows, MOST_LINES)]} ${isCode ? code : ''}`}
      {...(isUncontrolled && { render: Uncontrolled })}
    />
  );
  return (
    <Aria.TextField {...root} className={field}>
      <FieldFrame {...frame}>
        <FieldBox isReadOnly={root.isReadOnly}>
          {tools ? (
            <div className={withTools}>
              {control}
              {tools}
            </div>
          ) : (
            control
          )}
        </FieldBox>
      </FieldFrame>
    </Aria.TextField>
  );
}

/**
 * A text area whose text React Aria does not control. React Aria's text field passes `value` and `onChange` even if the
 * text is uncontrolled. Removing them here avoids a render for each typed character.
 */
function Uncontrolled(props: ComponentProps<'textarea'>) {
  return <textarea {...props} value={undefined} onChange={undefined} defaultValue={props.value} />;
}
