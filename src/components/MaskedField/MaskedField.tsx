import { Eye, EyeOff, X } from 'lucide-react';
import { type ClipboardEvent, type Ref, useRef, useState } from 'react';
import * as Aria from 'react-aria-components';
import { BoxButton, BoxInput, FieldBox } from '#components/field/FieldBox';
import {
  type DecidedByField,
  FieldFrame,
  type FieldTexts,
  validity,
} from '#components/field/FieldFrame';
import { field } from '../field/Field.css';

export interface MaskedFieldProps
  extends
    Omit<Aria.TextFieldProps, DecidedByField | 'type' | 'autoComplete' | 'defaultValue'>,
    FieldTexts {
  value: string;
  /** What of the value anyone may see, once it is whole; null while it is not, which shows it as it is. */
  masked: string | null;
  onChange: (value: string) => void;
  placeholder?: string;
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * One line with a secret in it that has to be checked while it is typed, such as an address with a key. Once it is whole
 * it is masked: at once where it was pasted, else when the field is left. Pasting replaces what is masked.
 */
export function MaskedField(props: MaskedFieldProps) {
  const { label, description, errorMessage, isLabelHidden, placeholder, ...rest } = props;
  const { value, masked, onChange, inputRef, ...aria } = rest;
  const [isRevealed, setIsRevealed] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const box = useRef<HTMLDivElement>(null);
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
    box.current?.querySelector('input')?.focus();
  };

  return (
    <Aria.TextField
      {...aria}
      {...validity(errorMessage)}
      value={isMasked ? masked : value}
      onChange={change}
      onPaste={pasteOver}
      onBlur={() => setIsTyping(false)}
      isReadOnly={isMasked}
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      className={field}
    >
      <FieldFrame {...{ label, description, errorMessage, isLabelHidden }}>
        <div ref={box}>
          <FieldBox>
            <BoxInput ref={inputRef} placeholder={placeholder} />
            {masked !== null && (
              <BoxButton
                aria-label={`${isMasked ? 'Show' : 'Hide'} ${label}`}
                onPress={() => {
                  setIsTyping(false);
                  setIsRevealed(isMasked);
                }}
              >
                {isMasked ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
              </BoxButton>
            )}
            {value !== '' && (
              <BoxButton aria-label={`Clear ${label}`} onPress={clear}>
                <X aria-hidden />
              </BoxButton>
            )}
          </FieldBox>
        </div>
      </FieldFrame>
    </Aria.TextField>
  );
}
