import { Check, Minus } from 'lucide-react';
import * as Aria from 'react-aria-components/Checkbox';
import { ToggleTexts } from '#components/field/Toggle';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { field } from '../field/Field.css';
import { splitToggleProps, type ToggleProps } from '../field/Toggle';
import { below, box, label, row } from './Checkbox.css';

export interface CheckboxProps extends ToggleProps {
  isIndeterminate?: boolean;
}

/** A checkbox for a yes-or-no value of a form. `isIndeterminate`: only some of several values are selected. */
export function Checkbox({ isIndeterminate = false, ...props }: CheckboxProps) {
  const { root, texts } = splitToggleProps(props);
  return (
    <Aria.CheckboxField {...root} isIndeterminate={isIndeterminate} className={field}>
      <Aria.CheckboxButton className={row}>
        <span aria-hidden className={box}>
          {isIndeterminate ? <Minus /> : <Check />}
        </span>
        <span className={texts.isLabelHidden ? visuallyHidden : label}>{texts.label}</span>
      </Aria.CheckboxButton>
      <ToggleTexts {...texts} place={below} />
    </Aria.CheckboxField>
  );
}
