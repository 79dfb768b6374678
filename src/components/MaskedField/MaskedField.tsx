import { Eye, EyeOff, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import * as Aria from 'react-aria-components/TextField';
import { field } from '../field/Field.css';
import { BoxButton, BoxInput, FieldBox } from '../field/FieldBox';
import { FieldFrame } from '../field/FieldFrame';
import { splitTextProps, type TextProps } from '../field/text-props';
import { concealed } from './MaskedField.css';

export interface MaskedFieldProps extends Omit<
  TextProps<HTMLInputElement>,
  | 'autoComplete'
  | 'autoCorrect'
  | 'defaultValue'
  | 'isReadOnly'
  | 'isUncontrolled'
  | 'onBlur'
  | 'onPaste'
  | 'onKeyDown'
> {
  value: string;
  /** Shown instead of a complete value, without the secret part. Null while the value is incomplete. */
  masked: string | null;
  onChange: (value: string) => void;
}

/**
 * A one-line field for a secret that is validated during typing, such as a URL with a token. The secret is shown as
 * dots until the user presses Show. After a paste or on blur, a complete value is shown as `masked`. Pasting into the
 * field then replaces the whole value. Undo and redo in the field change only this field.
 */
export function MaskedField(props: MaskedFieldProps) {
  const { value, masked, onChange, ...rest } = props;
  const [isRevealed, setIsRevealed] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const undo = useOwnUndo(value, onChange);
  const isMasked = masked !== null && !isRevealed && !isTyping;

  const change = (text: string) => {
    const isOneCharacter = Math.abs(text.length - value.length) <= 1;
    setIsTyping(isOneCharacter);
    if (text === '') setIsRevealed(false);
    undo.change(text, isOneCharacter);
  };
  const pasteOver = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    if (!isMasked || text === '') return;
    event.preventDefault();
    undo.change(text, false);
  };
  const travel = (event: KeyboardEvent) => {
    const step = undo.stepOf(event);
    if (step === null) return;
    event.preventDefault();
    setIsTyping(false);
    step();
  };
  const clear = () => {
    change('');
    place.current?.querySelector('input')?.focus();
  };

  const { root, frame, input } = splitTextProps(rest);
  const { label } = frame;

  return (
    <Aria.TextField
      {...root}
      value={isMasked ? masked : value}
      onChange={change}
      isReadOnly={isMasked}
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      className={field}
    >
      <FieldFrame {...frame}>
        <div ref={place} className={isRevealed || isMasked ? undefined : concealed}>
          <FieldBox>
            <BoxInput
              {...input}
              onPaste={pasteOver}
              onKeyDown={travel}
              onBlur={() => {
                setIsTyping(false);
                undo.endTyping();
              }}
            />
            {value !== '' && (
              <>
                <BoxButton
                  aria-label={`${isRevealed ? 'Hide' : 'Show'} ${label}`}
                  onPress={() => {
                    setIsTyping(false);
                    setIsRevealed(!isRevealed);
                  }}
                >
                  {isRevealed ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
                </BoxButton>
                <BoxButton aria-label={`Clear ${label}`} onPress={clear}>
                  <X aria-hidden />
                </BoxButton>
              </>
            )}
          </FieldBox>
        </div>
      </FieldFrame>
    </Aria.TextField>
  );
}

interface History {
  past: readonly string[];
  value: string;
  future: readonly string[];
  /** Whether the next typed character extends the last step instead of starting a new one. */
  isTyping: boolean;
}

const MOST_STEPS = 50;

/**
 * Undo and redo for one controlled text. The browser's own undo ignores values set by script, and in Chrome it
 * continues into other fields. Unmounting, or a different value by the caller, discards the steps.
 */
export function useOwnUndo(value: string, onChange: (value: string) => void) {
  const [kept, setHistory] = useState<History>(() => historyAt(value));
  const history = kept.value === value ? kept : historyAt(value);
  const go = (next: History) => {
    setHistory(next);
    onChange(next.value);
  };
  const back = () => {
    const target = history.past.at(-1);
    if (target === undefined) return;
    const { past, future } = history;
    go({ past: past.slice(0, -1), value: target, future: [value, ...future], isTyping: false });
  };
  const forth = () => {
    const [target, ...future] = history.future;
    if (target === undefined) return;
    go({ past: [...history.past, value], value: target, future, isTyping: false });
  };
  return {
    /** Sets a new text. Consecutive typed characters form one step. */
    change: (text: string, isTyping: boolean) => {
      const goesOn = isTyping && history.isTyping;
      const past = goesOn ? history.past : [...history.past, value].slice(-MOST_STEPS);
      go({ past, value: text, future: [], isTyping });
    },
    /** Makes the next typed character start a new step. */
    endTyping: () => setHistory({ ...history, isTyping: false }),
    /** Returns the undo or redo function that belongs to a key combination; null for any other key. */
    stepOf: ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): (() => void) | null => {
      if (ctrlKey === metaKey || altKey) return null;
      if (key.toLowerCase() === 'z') return shiftKey ? forth : back;
      return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? forth : null;
    },
  };
}

function historyAt(value: string): History {
  return { past: [], value, future: [], isTyping: false };
}
