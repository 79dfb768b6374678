import { FieldBox } from '#components/field/FieldBox';
import { FieldFrame } from '#components/field/FieldFrame';
import { field, input } from '../field/Field.css';
import { type TextControlProps, useTextControl } from '../field/use-text-control';
import { code, lines, MOST_LINES, text } from './TextArea.css';

export interface TextAreaProps extends TextControlProps<HTMLTextAreaElement> {
  /** Number of lines while it is empty, 1 to 12. The field grows with its text. */
  rows?: number;
  /** Uses a monospace font, for JSON or code. */
  isCode?: boolean;
}

export function TextArea({ rows = 3, isCode = false, ...props }: TextAreaProps) {
  const { root, frame, box, control } = useTextControl(props);
  return (
    <div {...root} className={field}>
      <FieldFrame {...frame}>
        <FieldBox {...box}>
          <textarea
            {...control}
            rows={rows}
            className={`${input} ${text} ${lines[Math.min(rows, MOST_LINES)]} ${isCode ? code : ''}`}
          />
        </FieldBox>
      </FieldFrame>
    </div>
  );
}
