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
import { below, label as labelClass, row, thumb, track } from './Switch.css';

export interface SwitchProps extends Omit<Aria.SwitchFieldProps, DecidedByField>, FieldTexts {
  /** Where the label stands. Before the switch, the switch keeps to the far end of the line. */
  labelPosition?: 'before' | 'after';
  ref?: Ref<HTMLDivElement>;
}

/** On or off, at once. A choice that is sent with a form is a Checkbox. */
export function Switch({
  label,
  description,
  errorMessage,
  isLabelHidden,
  labelPosition = 'before',
  ...aria
}: SwitchProps) {
  const words = <span className={isLabelHidden ? hidden : labelClass}>{label}</span>;
  return (
    <Aria.SwitchField {...aria} {...validity(errorMessage)} className={field}>
      <Aria.SwitchButton className={row}>
        {labelPosition === 'before' && words}
        <span className={track}>
          <span className={thumb} />
        </span>
        {labelPosition === 'after' && words}
      </Aria.SwitchButton>
      {(description || errorMessage) && (
        <div className={below[labelPosition]}>
          <FieldDescription>{description}</FieldDescription>
          <FieldProblem>{errorMessage}</FieldProblem>
        </div>
      )}
    </Aria.SwitchField>
  );
}
