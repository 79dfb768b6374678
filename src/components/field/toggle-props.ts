import type { Ref } from 'react';
import type * as Aria from 'react-aria-components/Switch';
import { type FieldTexts, validity } from '#components/field/FieldFrame';

/** The props of Checkbox and Switch. `data-…` attributes are set on the root. */
export interface ToggleProps
  extends
    FieldTexts,
    Pick<
      Aria.SwitchFieldProps,
      | 'aria-describedby'
      | 'autoFocus'
      | 'defaultSelected'
      | 'id'
      | 'isDisabled'
      | 'isReadOnly'
      | 'isRequired'
      | 'isSelected'
      | 'name'
      | 'onChange'
      | 'value'
    > {
  ref?: Ref<HTMLDivElement>;
}

/** Splits the props of a toggle into its texts and the props of its root, a React Aria field. */
export function splitToggleProps(props: ToggleProps) {
  const { label, description, errorMessage, isLabelHidden, ...root } = props;
  return {
    root: { ...root, ...validity(errorMessage) },
    texts: { label, description, errorMessage, isLabelHidden },
  };
}
