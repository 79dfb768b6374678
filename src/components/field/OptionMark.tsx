import type { ReactNode } from 'react';
import { dot } from './Field.css';
import { optionMark } from './OptionList.css';
import type { Option } from './options';

/** Shows the icon of an option. If there is no icon, it shows the color. */
export function OptionMark({ option }: { option: Pick<Option, 'icon' | 'color'> }): ReactNode {
  if (!option.icon && !option.color) return null;
  return (
    <span aria-hidden className={optionMark}>
      {option.icon ?? <span className={dot} style={{ background: option.color }} />}
    </span>
  );
}
