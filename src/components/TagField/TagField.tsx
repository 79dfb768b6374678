import { type ClipboardEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import * as Aria from 'react-aria-components';
import { field } from '../field/Field.css';
import { addWords, isListed, type ListReading, textAfterPaste, wordList } from '../field/words';
import { FieldBox, FlowInput } from '#components/field/FieldBox';
import { FieldFrame, type FieldTexts, validity } from '#components/field/FieldFrame';
import { Tags } from '#components/field/Tags';

export interface TagFieldProps
  extends
    FieldTexts,
    Pick<
      Aria.TextFieldProps,
      | 'isDisabled'
      | 'isReadOnly'
      | 'isRequired'
      | 'autoFocus'
      | 'id'
      | 'maxLength'
      | 'aria-describedby'
    > {
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** By default, a semicolon, a tab, a new line, and a comma before a space separate the words. */
  reading?: ListReading;
  placeholder?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A field for a list of words. A typed word is added when the user types a separator, presses Enter, or leaves the
 * field. A pasted list is added at once. Backspace in the empty input removes the last word. Duplicates are not added.
 */
export function TagField({
  label,
  description,
  errorMessage,
  isLabelHidden,
  values,
  onChange,
  reading = wordList,
  placeholder,
  ...aria
}: TagFieldProps) {
  const [typed, setTyped] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const mayEdit = !aria.isDisabled && !aria.isReadOnly;

  const add = (words: string[]) => {
    const next = addWords(values, words);
    if (next.length > values.length) onChange(next);
  };
  const removeAt = (at: number) => {
    onChange(values.filter((_, index) => index !== at));
    if (values.length === 1) inputRef.current?.focus();
  };
  const settle = () => {
    add(reading.split(typed));
    setTyped('');
  };
  const type = (text: string) => {
    const { entries, rest } = reading.take(text);
    add(entries);
    setTyped(rest);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!mayEdit || !isListed(pasted, reading)) return;
    event.preventDefault();
    add(reading.split(textAfterPaste(event.currentTarget, pasted)));
    setTyped('');
  };
  const press = (event: KeyboardEvent) => {
    if (!mayEdit || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && typed !== '') {
      // The first Enter only adds the word. The second Enter submits the form.
      event.preventDefault();
      settle();
    }
    if (event.key === 'Backspace' && typed === '' && values.length > 0) removeAt(values.length - 1);
  };

  return (
    <Aria.TextField
      {...aria}
      {...validity(errorMessage)}
      value={typed}
      onChange={type}
      onBlur={settle}
      className={field}
    >
      <FieldFrame {...{ label, description, errorMessage, isLabelHidden }}>
        <FieldBox isReadOnly={aria.isReadOnly}>
          <FlowInput
            ref={inputRef}
            placeholder={values.length === 0 ? placeholder : undefined}
            onPaste={paste}
            onKeyDown={press}
            before={
              values.length > 0 && (
                <Tags
                  label={label}
                  items={values.map((value, id) => ({ id, label: value }))}
                  onRemove={mayEdit ? removeAt : undefined}
                />
              )
            }
          />
        </FieldBox>
      </FieldFrame>
    </Aria.TextField>
  );
}
