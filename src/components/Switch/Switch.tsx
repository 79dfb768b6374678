import { FieldDescription, FieldProblem } from '#components/field/FieldFrame';
import { cover, field, hidden } from '../field/Field.css';
import { type ToggleProps, useToggle } from '../field/use-toggle';
import { below, label as labelClass, row, thumb, track } from './Switch.css';

export interface SwitchProps extends ToggleProps {
  /** With 'before', the switch is aligned to the end of the line. */
  labelPosition?: 'before' | 'after';
}

/** A setting that takes effect at once. Use a Checkbox for a value of a form. */
export function Switch({ labelPosition = 'before', ...props }: SwitchProps) {
  const { root, texts, ids, control } = useToggle(props);
  const { label, description, errorMessage, isLabelHidden } = texts;
  const words = <span className={isLabelHidden ? hidden : labelClass}>{label}</span>;
  return (
    <div {...root} className={field}>
      <label className={row}>
        {labelPosition === 'before' && words}
        <input
          {...control}
          type="checkbox"
          role="switch"
          aria-checked={control.checked}
          className={cover}
        />
        <span aria-hidden className={track}>
          <span className={thumb} />
        </span>
        {labelPosition === 'after' && words}
      </label>
      {(description || errorMessage) && (
        <div className={below[labelPosition]}>
          <FieldDescription id={ids.description}>{description}</FieldDescription>
          <FieldProblem id={ids.error}>{errorMessage}</FieldProblem>
        </div>
      )}
    </div>
  );
}
