import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '#theme/visually-hidden.css';

import * as css from './SegmentedControl.css';

export interface Segment<Id extends string = string> {
  id: Id;
  label: string;
  icon?: ReactNode;
}

export interface SegmentedControlProps<Id extends string = string> {
  label: string;
  segments: readonly Segment<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

/** A choice between a few views of the same content. For a form, use RadioGroup; for content panels, use Tabs. */
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
            className={visuallyHidden}
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
