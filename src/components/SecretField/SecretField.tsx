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
  /** What was typed since the field was empty; nothing else can be looked at. */
  value: string;
}

/**
 * One line that is hidden while it is typed, as a key or a password is. What was typed can be looked at, until the
 * field is empty again. Browsers are asked neither to fill it in nor to remember it.
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
