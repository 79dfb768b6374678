import { Minus, Plus } from 'lucide-react';
import { type FormEvent, type Ref, useId } from 'react';
import * as Aria from 'react-aria-components';
import { field } from '../field/Field.css';
import { AriaBoxButton, AriaBoxInput, AriaFieldBox } from '#components/field/AriaFieldBox';
import { Adornment } from '#components/field/FieldBox';
import { type DecidedByField, AriaFieldFrame, validity } from '#components/field/AriaFieldFrame';
import { type FieldTexts } from '#components/field/FieldFrame';
import { digits } from './NumberField.css';

export interface NumberFieldProps
  extends
    Omit<
      Aria.NumberFieldProps,
      DecidedByField | 'value' | 'defaultValue' | 'onChange' | 'minValue' | 'maxValue'
    >,
    FieldTexts {
  /** `null` is an empty field. */
  value?: number | null;
  defaultValue?: number | null;
  /** A whole number is reported as it is typed, anything else when the field is left. Clearing reports `null`. */
  onChange?: (value: number | null) => void;
  /** What is counted, shown after the number and read out as part of the field's description: 'points', 'seconds'. */
  unit?: string;
  placeholder?: string;
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
}

const wholeNumbers: Intl.NumberFormatOptions = { useGrouping: false, maximumFractionDigits: 0 };

/** A whole number without bounds (spec §5). `formatOptions` may ask for decimals. */
export function NumberField({
  label,
  description,
  errorMessage,
  isLabelHidden,
  unit,
  placeholder,
  value,
  defaultValue,
  onChange,
  inputRef,
  ...aria
}: NumberFieldProps) {
  const unitId = useId();
  return (
    <Aria.NumberField
      formatOptions={wholeNumbers}
      // The wheel scrolls the page, also over a field that happens to have the focus.
      isWheelDisabled
      {...aria}
      {...validity(errorMessage)}
      value={value === null ? Number.NaN : value}
      defaultValue={defaultValue ?? undefined}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
      aria-describedby={
        [unit && unitId, aria['aria-describedby']].filter(Boolean).join(' ') || undefined
      }
      className={`${field} ${digits}`}
    >
      <AriaFieldFrame {...{ label, description, errorMessage, isLabelHidden }}>
        <AriaFieldBox isReadOnly={aria.isReadOnly}>
          <AriaBoxInput
            ref={inputRef}
            placeholder={placeholder}
            onInput={(event) => reportTyped(event, onChange)}
          />
          {unit && <Adornment id={unitId}>{unit}</Adornment>}
          {!aria.isReadOnly && (
            <>
              <AriaBoxButton slot="decrement">
                <Minus aria-hidden />
              </AriaBoxButton>
              <AriaBoxButton slot="increment">
                <Plus aria-hidden />
              </AriaBoxButton>
            </>
          )}
        </AriaFieldBox>
      </AriaFieldFrame>
    </Aria.NumberField>
  );
}

/**
 * react-aria reports a number when the field is left. A draft must not wait for that, so what is already a plain whole
 * number is reported at once. Any other text ('-', '007', '1.') would be rewritten under the caret, and waits.
 */
function reportTyped(event: FormEvent<HTMLInputElement>, onChange: NumberFieldProps['onChange']) {
  const text = event.currentTarget.value;
  if (text === '') onChange?.(null);
  else if (/^-?\d+$/.test(text) && String(Number(text)) === text) onChange?.(Number(text));
}
