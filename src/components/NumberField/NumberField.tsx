import { Minus, Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import * as Aria from 'react-aria-components/TextField';
import { readWholeNumber } from '#domain/whole-number';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { field } from '../field/Field.css';
import { Adornment, BoxButton, BoxInput, FieldBox } from '#components/field/FieldBox';
import { FieldFrame } from '#components/field/FieldFrame';
import { box } from '#theme/box';
import { splitTextProps, type TextProps } from '../field/text-props';
import { useHold } from './use-hold';

/** A whole number, null for an empty field, or the typed text if it is not a whole number. */
export type NumberFieldValue = number | string | null;

export interface NumberFieldProps extends Omit<
  TextProps<HTMLInputElement>,
  'value' | 'defaultValue' | 'isUncontrolled' | 'onChange' | 'inputMode' | 'onKeyDown' | 'onPaste'
> {
  value: NumberFieldValue;
  /** Called on every change. If the text is not exactly one whole number, the text itself is reported. */
  onChange?: (value: NumberFieldValue) => void;
  /** Unit shown after the number and included in the field's description: 'points', 'seconds'. */
  unit?: string | undefined;
  /** Bounds of the step buttons. The user can type a number outside the bounds; use `errorMessage` to report it. */
  minValue?: number | undefined;
  maxValue?: number | undefined;
  /** Returns a note if the text differs from plain digits, as in '1e3' or '1,000'. */
  noteOf?: (value: number) => string;
}

/** The displayed text, and the value that was reported for it. */
interface Typed {
  text: string;
  value: NumberFieldValue;
}

/**
 * A field for a whole number, which `readWholeNumber` parses. Other text is reported as it is; the caller has to store
 * it and show an error. React Aria's number field is not suitable, because it changes the text on blur and ignores keys
 * that are not part of a number.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, unit, minValue, maxValue, noteOf, ...texts } = props;
  const [typed, setTyped] = useState<Typed | null>(null);
  const [stepped, setStepped] = useState('');
  const [unitId, noteId] = [useId(), useId()];
  const { isDisabled, isReadOnly } = texts;

  // Show a value that something else has changed, such as an undo or another user, instead of the typed text.
  const text = typed !== null && Object.is(typed.value, value) ? typed.text : textOf(value);
  const note = typeof value === 'number' && text.trim() !== textOf(value) ? noteOf?.(value) : null;

  const type = (next: string) => {
    const read = valueOf(next, unit);
    setTyped({ text: next, value: read });
    setStepped('');
    onChange?.(read);
  };
  const stepTo = (next: number | null) => {
    if (next === null || next === value) return;
    setTyped(null);
    setStepped(String(next));
    onChange?.(next);
  };
  const bounds = { least: minValue ?? -Infinity, most: maxValue ?? Infinity };
  const [lower, higher] = [stepFrom(value, -1, bounds), stepFrom(value, 1, bounds)];

  const { root, frame, input } = splitTextProps(texts);
  const step = (event: KeyboardEvent) => {
    if (isReadOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    stepTo(event.key === 'ArrowUp' ? higher : lower);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (isReadOnly || !/[\r\n\t]/.test(pasted)) return;
    event.preventDefault();
    const { currentTarget } = event;
    currentTarget.setRangeText(
      // Separate pasted lines with spaces. The browser would join '5' and '6' to 56.
      pasted.trim().replaceAll(/\s*[\r\n\t]\s*/g, '  '),
      currentTarget.selectionStart ?? 0,
      currentTarget.selectionEnd ?? currentTarget.value.length,
      'end',
    );
    type(currentTarget.value);
  };

  return (
    <Aria.TextField
      {...root}
      value={text}
      onChange={type}
      inputMode={bounds.least >= 0 ? 'numeric' : 'text'}
      autoComplete="off"
      aria-describedby={
        [note && noteId, unit && unitId, texts['aria-describedby']].filter(Boolean).join(' ') ||
        undefined
      }
      className={`${field} ${box({ digits: true })}`}
    >
      <FieldFrame {...frame}>
        <FieldBox isReadOnly={isReadOnly}>
          <BoxInput {...input} onKeyDown={step} onPaste={paste} />
          {unit && <Adornment id={unitId}>{unit}</Adornment>}
          {!isReadOnly && (
            <>
              <StepButton
                label={`Decrease ${texts.label}`}
                isDisabled={isDisabled === true || lower === null || lower === value}
                onStep={() => stepTo(lower)}
              >
                <Minus aria-hidden />
              </StepButton>
              <StepButton
                label={`Increase ${texts.label}`}
                isDisabled={isDisabled === true || higher === null || higher === value}
                onStep={() => stepTo(higher)}
              >
                <Plus aria-hidden />
              </StepButton>
            </>
          )}
        </FieldBox>
        {note && (
          <span id={noteId} className={box({ size: 's', color: 'textMuted', breaks: true })}>
            {note}
          </span>
        )}
      </FieldFrame>
      <span role="status" className={visuallyHidden}>
        {stepped}
      </span>
    </Aria.TextField>
  );
}

interface StepButtonProps {
  label: string;
  isDisabled: boolean;
  onStep: () => void;
  children: ReactNode;
}

/** Steps repeatedly while it is held. Not a tab stop, because the arrow keys have the same effect. */
function StepButton({ label, isDisabled, onStep, children }: StepButtonProps) {
  const hold = useHold(onStep, isDisabled);
  return (
    <BoxButton
      {...hold}
      excludeFromTabOrder
      preventFocusOnPress
      aria-label={label}
      isDisabled={isDisabled}
    >
      {children}
    </BoxButton>
  );
}

function textOf(value: NumberFieldValue): string {
  return value === null ? '' : String(value);
}

function valueOf(text: string, unit: string | undefined): NumberFieldValue {
  const reading = readWholeNumber(text, unit);
  if (reading.kind === 'number') return reading.value;
  return reading.kind === 'empty' ? null : text;
}

/** Returns null if the value is a text that is not a number. Stays within the bounds. */
function stepFrom(
  value: NumberFieldValue,
  by: 1 | -1,
  { least, most }: { least: number; most: number },
): number | null {
  if (typeof value === 'string') return null;
  if (value === null) return Math.min(Math.max(0, least), most);
  const next = by === 1 ? Math.floor(value) + 1 : Math.ceil(value) - 1;
  const within = Math.min(Math.max(next, least), most);
  return Number.isSafeInteger(within) ? within : null;
}
