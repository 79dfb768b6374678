import { Eye, EyeOff, X } from 'lucide-react';
import { type ClipboardEvent, useRef, useState } from 'react';
import { BoxButton, BoxInput, FieldBox } from '#components/field/FieldBox';
import { FieldFrame } from '#components/field/FieldFrame';
import { field } from '../field/Field.css';
import { type TextControlProps, useTextControl } from '../field/use-text-control';

export interface MaskedFieldProps extends Omit<
  TextControlProps<HTMLInputElement>,
  'autoComplete' | 'autoCorrect' | 'defaultValue' | 'isReadOnly' | 'onBlur' | 'onPaste'
> {
  value: string;
  /** What of the value anyone may see, once it is whole; null while it is not, which shows it as it is. */
  masked: string | null;
  onChange: (value: string) => void;
}

/**
 * One line with a secret in it that has to be checked while it is typed, such as an address with a key. Once it is whole
 * it is masked: at once where it was pasted, else when the field is left. Pasting replaces what is masked.
 */
export function MaskedField(props: MaskedFieldProps) {
  const { value, masked, onChange, ...rest } = props;
  const [isRevealed, setIsRevealed] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isMasked = masked !== null && !isRevealed && !isTyping;

  const change = (text: string) => {
    // One character at a time is typing, which nobody can do without seeing it.
    setIsTyping(Math.abs(text.length - value.length) <= 1);
    if (text === '') setIsRevealed(false);
    onChange(text);
  };
  const pasteOver = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    if (!isMasked || text === '') return;
    event.preventDefault();
    onChange(text);
  };
  const clear = () => {
    change('');
    place.current?.querySelector('input')?.focus();
  };

  const { root, frame, box, control } = useTextControl<HTMLInputElement>({
    ...rest,
    value: isMasked ? masked : value,
    onChange: change,
    onPaste: pasteOver,
    onBlur: () => setIsTyping(false),
    isReadOnly: isMasked,
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
  });
  const { label } = frame;

  return (
    <div {...root} className={field}>
      <FieldFrame {...frame}>
        <div ref={place}>
          <FieldBox {...box} isReadOnly={false}>
            <BoxInput {...control} type="text" />
            {masked !== null && (
              <BoxButton
                aria-label={`${isMasked ? 'Show' : 'Hide'} ${label}`}
                onClick={() => {
                  setIsTyping(false);
                  setIsRevealed(isMasked);
                }}
              >
                {isMasked ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
              </BoxButton>
            )}
            {value !== '' && (
              <BoxButton aria-label={`Clear ${label}`} onClick={clear}>
                <X aria-hidden />
              </BoxButton>
            )}
          </FieldBox>
        </div>
      </FieldFrame>
    </div>
  );
}
