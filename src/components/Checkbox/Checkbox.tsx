import { Check, Minus } from 'lucide-react';
import { FieldDescription, FieldProblem } from '#components/field/FieldFrame';
import { cover, field, hidden } from '../field/Field.css';
import { type ToggleProps, useToggle } from '../field/use-toggle';
import { below, box, label as labelClass, row } from './Checkbox.css';

export interface CheckboxProps extends ToggleProps {
  isIndeterminate?: boolean;
}

/** A yes or no value of a form. `isIndeterminate` means that some of several values are selected. */
export function Checkbox({ isIndeterminate = false, ...props }: CheckboxProps) {
  const { root, texts, ids, control } = useToggle(props);
  const { label, description, errorMessage, isLabelHidden } = texts;
  const markSome = (input: HTMLInputElement | null) => {
    // HTML has no attribute for this.
    if (input) input.indeterminate = isIndeterminate;
  };
  return (
    <div {...root} className={field}>
      <label className={row}>
        <input {...control} ref={markSome} type="checkbox" className={cover} />
        <span aria-hidden className={box}>
          {isIndeterminate ? <Minus /> : <Check />}
        </span>
        <span className={isLabelHidden ? hidden : labelClass}>{label}</span>
      </label>
      {(description || errorMessage) && (
        <div className={below}>
          <FieldDescription id={ids.description}>{description}</FieldDescription>
          <FieldProblem id={ids.error}>{errorMessage}</FieldProblem>
        </div>
      )}
    </div>
  );
}
