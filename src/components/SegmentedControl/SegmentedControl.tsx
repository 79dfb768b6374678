import { type ReactNode, useId } from 'react';
import { hidden } from '../field/Field.css';
import * as css from './SegmentedControl.css';

/** One of the choices. */
export interface Segment<Id extends string = string> {
  id: Id;
  label: string;
  /** Before the label, decorative. */
  icon?: ReactNode;
}

export interface SegmentedControlProps<Id extends string = string> {
  /** The group's accessible name. */
  label: string;
  segments: readonly Segment<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

/**
 * Two or three ways to look at the same thing, one of them chosen: a group of radio buttons in one line. For what is
 * decided in a form there is RadioGroup; for places to go to, Tabs.
 */
export function SegmentedControl<Id extends string>({
  label,
  segments,
  value,
  onChange,
}: SegmentedControlProps<Id>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.root}>
      {segments.map((segment) => (
        <label key={segment.id} className={css.segment}>
          <input
            type="radio"
            name={name}
            value={segment.id}
            checked={segment.id === value}
            onChange={() => onChange(segment.id)}
            className={hidden}
          />
          {segment.icon && (
            <span aria-hidden className={css.icon}>
              {segment.icon}
            </span>
          )}
          {segment.label}
        </label>
      ))}
    </div>
  );
}
