import { Search, X } from 'lucide-react';
import * as Aria from 'react-aria-components/SearchField';
import { Adornment, BoxButton, BoxInput, FieldBox } from '#components/field/FieldBox';
import { FieldFrame } from '#components/field/FieldFrame';
import { field } from '../field/Field.css';
import { splitTextProps, type TextProps } from '../field/text-props';
import { shortcut } from './SearchField.css';

export interface SearchFieldProps
  extends
    Omit<TextProps<HTMLInputElement>, 'isUncontrolled'>,
    Pick<Aria.SearchFieldProps, 'onSubmit'> {
  /** Called when Escape or the clear button clears the field, in addition to `onChange`. */
  onClear?: () => void;
  /** The shortcut for the field, such as '/' or 'Ctrl K', shown while it is empty. The caller has to implement it. */
  kbd?: string;
}

/** A search field. Escape and the clear button clear it; Enter calls `onSubmit`. Its role is `textbox`. */
export function SearchField({ kbd, isLabelHidden = true, ...props }: SearchFieldProps) {
  const { root, frame, input } = splitTextProps({ ...props, isLabelHidden });
  return (
    // With the type 'search', the input would have the role `searchbox` and the browser's own clear button.
    <Aria.SearchField {...root} type="text" className={field}>
      {({ isEmpty, isDisabled, isReadOnly }) => (
        <FieldFrame {...frame}>
          <FieldBox role="presentation" isReadOnly={isReadOnly}>
            <Adornment>
              <Search aria-hidden />
            </Adornment>
            <BoxInput {...input} />
            {isEmpty && kbd && !isDisabled && (
              <kbd aria-hidden className={shortcut}>
                {kbd}
              </kbd>
            )}
            {!isEmpty && !isDisabled && !isReadOnly && (
              <BoxButton aria-label="Clear search">
                <X aria-hidden />
              </BoxButton>
            )}
          </FieldBox>
        </FieldFrame>
      )}
    </Aria.SearchField>
  );
}
