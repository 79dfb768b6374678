import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useState } from 'react';
import * as Aria from 'react-aria-components';
import { BoxButton, BoxInput, FieldBox } from '#components/field/FieldBox';
import {
  type DecidedByField,
  FieldFrame,
  type FieldTexts,
  validity,
} from '#components/field/FieldFrame';
import { field } from '../field/Field.css';

export interface SecretFieldProps
  extends
    Omit<Aria.TextFieldProps, DecidedByField | 'type' | 'autoComplete' | 'defaultValue'>,
    FieldTexts {
  /** What was typed since the field was empty; nothing else can be looked at. */
  value: string;
  placeholder?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * One line that is hidden while it is typed, as a key or a password is. What was typed can be looked at, until the
 * field is empty again. Browsers are asked neither to fill it in nor to remember it.
 */
export function SecretField({
  label,
  description,
  errorMessage,
  isLabelHidden,
  placeholder,
  value,
  ...aria
}: SecretFieldProps) {
  const [isRevealed, setIsRevealed] = useState(false);
  const isShown = isRevealed && value !== '';
  return (
    <Aria.TextField
      {...aria}
      {...validity(errorMessage)}
      value={value}
      onChange={(text) => {
        if (text === '') setIsRevealed(false);
        aria.onChange?.(text);
      }}
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
      autoCorrect="off"
      spellCheck="false"
      className={field}
    >
      <FieldFrame {...{ label, description, errorMessage, isLabelHidden }}>
        <FieldBox>
          <BoxInput placeholder={placeholder} />
          {value !== '' && (
            <BoxButton
              aria-label={`${isShown ? 'Hide' : 'Show'} ${label}`}
              onPress={() => setIsRevealed(!isShown)}
            >
              {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            </BoxButton>
          )}
        </FieldBox>
      </FieldFrame>
    </Aria.TextField>
  );
}
