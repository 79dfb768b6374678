import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import * as Aria from 'react-aria-components';
import { field } from '../field/Field.css';
import { Adornment, BoxButton, BoxInput, FieldBox } from '#components/field/FieldBox';
import {
  type DecidedByField,
  FieldFrame,
  type FieldTexts,
  validity,
} from '#components/field/FieldFrame';
import { shortcut } from './SearchField.css';

export interface SearchFieldProps extends Omit<Aria.SearchFieldProps, DecidedByField>, FieldTexts {
  placeholder?: string;
  /** The key that puts the caret here, shown while the field is empty: '/', 'Ctrl K'. The caller listens for it. */
  kbd?: string;
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
}

/** Words to look for. Escape and the clear button empty it; Enter calls `onSubmit`. Its role is `textbox`. */
export function SearchField({
  label,
  description,
  errorMessage,
  isLabelHidden = true,
  placeholder,
  kbd,
  inputRef,
  ...aria
}: SearchFieldProps) {
  return (
    <Aria.SearchField type="text" {...aria} {...validity(errorMessage)} className={field}>
      {({ isEmpty, isDisabled }) => (
        <FieldFrame {...{ label, description, errorMessage, isLabelHidden }}>
          <FieldBox isReadOnly={aria.isReadOnly}>
            <Adornment>
              <Search aria-hidden />
            </Adornment>
            <BoxInput ref={inputRef} placeholder={placeholder} />
            {isEmpty && kbd && !isDisabled && (
              <Aria.Keyboard aria-hidden className={shortcut}>
                {kbd}
              </Aria.Keyboard>
            )}
            {!isEmpty && !isDisabled && (
              <BoxButton>
                <X aria-hidden />
              </BoxButton>
            )}
          </FieldBox>
        </FieldFrame>
      )}
    </Aria.SearchField>
  );
}
