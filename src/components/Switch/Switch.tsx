import * as Aria from 'react-aria-components/Switch';
import { ToggleTexts } from '#components/field/Toggle';
import { box } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { field } from '../field/Field.css';
import { splitToggleProps, type ToggleProps } from '../field/Toggle';
import { below, row, thumb, track } from './Switch.css';

export interface SwitchProps extends ToggleProps {
  /** Which side of the switch the label is on. With 'before', the switch is at the end of the line. */
  labelPosition?: 'before' | 'after';
}

/** A setting that takes effect at once. For a value of a form, use a Checkbox. */
export function Switch({ labelPosition = 'before', ...props }: SwitchProps) {
  const { root, texts } = splitToggleProps(props);
  const words = (
    <span
      className={
        texts.isLabelHidden ? visuallyHidden : box({ flex: 1, shrinks: true, breaks: true })
      }
    >
      {texts.label}
    </span>
  );
  return (
    <Aria.SwitchField {...root} className={field}>
      <Aria.SwitchButton className={row}>
        {labelPosition === 'before' && words}
        <span aria-hidden className={track}>
          <span className={thumb} />
        </span>
        {labelPosition === 'after' && words}
      </Aria.SwitchButton>
      <ToggleTexts {...texts} place={below[labelPosition]} />
    </Aria.SwitchField>
  );
}
