import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { BoxButton, BoxInput, FieldBox } from '#components/field/FieldBox';
import { FieldFrame } from '#components/field/FieldFrame';
import { field } from '../field/Field.css';
import { type TextControlProps, useTextControl } from '../field/use-text-control';

export interface SecretFieldProps extends Omit<
  TextControlProps<HTMLInputElement>,
  'autoComplete' | 'autoCorrect' | 'defaultValue'
> {
  /** The text typed since the field was empty; a stored secret cannot be shown. */
  value: string;
}

/**
 * One line that is hidden while it is typed, such as a key or a password. The user can show what was typed until the
 * field is cleared. It asks browsers not to autofill or store the text.
 */
export function SecretField(props: SecretFieldProps) {
  const { value, onChange } = props;
  const [isRevealed, setIsRevealed] = useState(false);
  const isShown = isRevealed && value !== '';
  const { root, frame, box, control } = useTextControl<HTMLInputElement>({
    ...props,
    onChange: (text) => {
      if (text === '') setIsRevealed(false);
      onChange?.(text);
    },
    autoComplete: 'new-password',
    autoCorrect: 'off',
    spellCheck: false,
  });
  return (
    <div {...root} className={field}>
      <FieldFrame {...frame}>
        <FieldBox {...box}>
          <BoxInput {...control} type={isShown ? 'text' : 'password'} />
          {value !== '' && (
            <BoxButton
              aria-label={`${isShown ? 'Hide' : 'Show'} ${frame.label}`}
              onClick={() => setIsRevealed(!isShown)}
            >
              {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            </BoxButton>
          )}
        </FieldBox>
      </FieldFrame>
    </div>
  );
}
