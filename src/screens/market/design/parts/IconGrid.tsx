import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { visuallyHidden } from '#theme/visually-hidden.css';
import * as css from './IconGrid.css';

export interface IconGridProps<Id extends string> {
  label: string;
  options: readonly { id: Id; label: string; Icon: LucideIcon }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** A choice among icons: a group of radio buttons in a grid, each named by its icon. */
export function IconGrid<Id extends string>({
  label,
  options,
  value,
  onChange,
}: IconGridProps<Id>) {
  const name = useId();
  return (
    <fieldset className={css.root}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.grid}>
        {options.map(({ id, label: text, Icon }) => (
          <label key={id} title={text} className={css.option}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              className={visuallyHidden}
            />
            <Icon aria-hidden className={css.icon} />
            <span className={visuallyHidden}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
