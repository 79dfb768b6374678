import type { Ref } from 'react';
import * as Aria from 'react-aria-components';
import { BoxInput, FieldBox } from '#components/field/FieldBox';
import {
  type DecidedByField,
  FieldFrame,
  type FieldTexts,
  validity,
} from '#components/field/FieldFrame';
import { FieldPopover } from '#components/field/OptionList';
import { stack } from '#theme/box';
import { field } from '../field/Field.css';
import { noColor, swatch, swatchButton } from './ColorField.css';
import { readHexColor } from './hex-color';
import { HexPicker } from './HexPicker';

export interface ColorFieldProps
  extends
    Omit<Aria.TextFieldProps, DecidedByField | 'value' | 'defaultValue' | 'onChange' | 'type'>,
    FieldTexts {
  /** '#rrggbb', or any other text as typed. The caller has to validate it. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A field for a color that the user types as '#rrggbb' or picks. On blur, 'fff' and '#FFF' become '#ffffff'. */
export function ColorField({
  label,
  description,
  errorMessage,
  isLabelHidden,
  value,
  onChange,
  placeholder = '#rrggbb',
  onBlur,
  ...aria
}: ColorFieldProps) {
  const color = readHexColor(value);
  return (
    <Aria.TextField
      spellCheck="false"
      autoComplete="off"
      {...aria}
      {...validity(errorMessage)}
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        if (color !== null && color !== value) onChange(color);
        onBlur?.(event);
      }}
      className={field}
    >
      <FieldFrame {...{ label, description, errorMessage, isLabelHidden }}>
        <FieldBox isReadOnly={aria.isReadOnly}>
          <Aria.DialogTrigger>
            <Aria.Button
              aria-label={`Pick ${label}`}
              isDisabled={aria.isDisabled || aria.isReadOnly}
              className={swatchButton}
            >
              <span
                className={`${swatch} ${color ? '' : noColor}`}
                style={color ? { background: color } : undefined}
              />
            </Aria.Button>
            <FieldPopover placement="bottom start">
              <Aria.Dialog
                aria-label={label}
                className={stack({ gap: 'm', padding: 'm', outline: 'none' })}
              >
                <HexPicker color={color} onChange={onChange} />
              </Aria.Dialog>
            </FieldPopover>
          </Aria.DialogTrigger>
          <BoxInput placeholder={placeholder} />
        </FieldBox>
      </FieldFrame>
    </Aria.TextField>
  );
}
