import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import * as Aria from 'react-aria-components/TextField';
import { BoxButton, BoxInput, FieldBox } from '#components/field/FieldBox';
import { FieldFrame } from '#components/field/FieldFrame';
import { field } from '../field/Field.css';
import { splitTextProps, type TextProps } from '../field/text-props';

export interface SecretFieldProps extends Omit<
  TextProps<HTMLInputElement>,
  'autoComplete' | 'autoCorrect' | 'defaultValue' | 'isUncontrolled'
> {
  /** The text that the user has typed since the field was empty. A stored secret cannot be shown. */
  value: string;
}

/**
 * A one-line field whose text is hidden during typing, for a key or a password. Until the field is cleared, the user
 * can show the typed text. The field asks browsers not to autofill or store the text.
 */
export function SecretField(props: SecretFieldProps) {
  const { value, onChange } = props;
  const [isRevealed, setIsRevealed] = useState(false);
  const isShown = isRevealed && value !== '';
  const { root, frame, input } = splitTextProps(props);
  return (
    <Aria.TextField
      {...root}
      type={isShown ? 'text' : 'password'}
      onChange={(text) => {
        if (text === '') setIsRevealed(false);
        onChange?.(text);
      }}
      autoComplete="new-password"
      autoCorrect="off"
      spellCheck="false"
      className={field}
    >
      <FieldFrame {...frame}>
        <FieldBox isReadOnly={root.isReadOnly}>
          <BoxInput {...input} />
          {value !== '' && (
            <BoxButton
              aria-label={`${isShown ? 'Hide' : 'Show'} ${frame.label}`}
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
