import type { ReactNode } from 'react';
import { dot } from './Field.css';
import { optionMark } from './OptionList.css';
import type { Option } from './options';

/** An option's icon, or else its color. */
export function OptionMark({ option }: { option: Pick<Option, 'icon' | 'color'> }): ReactNode {
  if (!option.icon && !option.color) return null;
  return (
    <span aria-hidden className={optionMark}>
      {option.icon ?? <span className={dot} style={{ background: option.color }} />}
    </span>
  );
}
