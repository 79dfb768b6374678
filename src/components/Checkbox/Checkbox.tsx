import { Check, Minus } from 'lucide-react';
import type { Ref } from 'react';
import * as Aria from 'react-aria-components';
import { field, hidden } from '../field/Field.css';
import {
  type DecidedByField,
  FieldDescription,
  FieldProblem,
  type FieldTexts,
  validity,
} from '#components/field/FieldFrame';
import { below, box, label as labelClass, row } from './Checkbox.css';

export interface CheckboxProps extends Omit<Aria.CheckboxFieldProps, DecidedByField>, FieldTexts {
  ref?: Ref<HTMLDivElement>;
}

/** Yes or no as part of a form. `isIndeterminate` shows that some of what it stands for is chosen. */
export function Checkbox({
  label,
  description,
  errorMessage,
  isLabelHidden,
  ...aria
}: CheckboxProps) {
  return (
    <Aria.CheckboxField {...aria} {...validity(errorMessage)} className={field}>
      <Aria.CheckboxButton className={row}>
        {({ isIndeterminate }) => (
          <>
            <span aria-hidden className={box}>
              {isIndeterminate ? <Minus /> : <Check />}
            </span>
            <span className={isLabelHidden ? hidden : labelClass}>{label}</span>
          </>
        )}
      </Aria.CheckboxButton>
      {(description || errorMessage) && (
        <div className={below}>
          <FieldDescription>{description}</FieldDescription>
          <FieldProblem>{errorMessage}</FieldProblem>
        </div>
      )}
    </Aria.CheckboxField>
  );
}
