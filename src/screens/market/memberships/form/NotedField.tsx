import { useId } from 'react';
import { TextField, type TextFieldProps } from '#components/TextField/TextField';
import { box, grid } from '#theme/box';

export interface NotedFieldProps extends TextFieldProps {
  /**
   * A note about how the text is interpreted. It is shown below the field and is part of the field's accessible
   * description.
   */
  note: string | undefined;
}

/** A text field with a note below it. The note is not above the input, so that the fields of a row stay aligned. */
export function NotedField({ note, ...props }: NotedFieldProps) {
  const noteId = useId();
  return (
    <div className={grid({ gap: 'xs', shrinks: true })}>
      <TextField {...props} aria-describedby={note === undefined ? undefined : noteId} />
      {note !== undefined && (
        <p id={noteId} className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {note}
        </p>
      )}
    </div>
  );
}
