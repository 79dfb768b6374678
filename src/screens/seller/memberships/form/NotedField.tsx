import { useId } from 'react';
import { TextField, type TextFieldProps } from '#components/TextField/TextField';
import * as css from './Form.css';

export interface NotedFieldProps extends TextFieldProps {
  /** What the text means, shown below the field and announced with it. */
  note: string | undefined;
}

/** A text field with a note below it, so that the fields of a row stay aligned. */
export function NotedField({ note, ...props }: NotedFieldProps) {
  const noteId = useId();
  return (
    <div className={css.noted}>
      <TextField {...props} aria-describedby={note === undefined ? undefined : noteId} />
      {note !== undefined && (
        <p id={noteId} className={css.note}>
          {note}
        </p>
      )}
    </div>
  );
}
