import {
  FieldDescription,
  FieldError,
  type FieldTexts,
  validity,
} from '#components/field/FieldFrame';
import { below } from './Toggle.css';
import type { Ref } from 'react';
import type * as Aria from 'react-aria-components/Switch';

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

export function splitToggleProps(props: ToggleProps) {
  const { label, description, errorMessage, isLabelHidden, ...root } = props;
  return {
    root: { ...root, ...validity(errorMessage) },
    texts: { label, description, errorMessage, isLabelHidden },
  };
}

/** The help and error texts of a toggle, below the label. `place` is a class that aligns the texts with the label. */
export function ToggleTexts({
  description,
  errorMessage,
  place,
}: Pick<FieldTexts, 'description' | 'errorMessage'> & { place: string }) {
  if (!description && !errorMessage) return null;
  return (
    <div className={`${below} ${place}`}>
      <FieldDescription>{description}</FieldDescription>
      <FieldError>{errorMessage}</FieldError>
    </div>
  );
}
