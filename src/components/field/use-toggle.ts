import { type ChangeEvent, type ComponentProps, type Ref, useState } from 'react';
import { describedBy, type FieldTexts, useFieldIds } from '#components/field/FieldFrame';

/** Props of Checkbox and Switch. `data-…` attributes are set on the root. */
export interface ToggleProps
  extends
    FieldTexts,
    Pick<ComponentProps<'input'>, 'aria-describedby' | 'autoFocus' | 'id' | 'name' | 'value'> {
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: ((isSelected: boolean) => void) | undefined;
  isDisabled?: boolean;
  /** Focusable and readable, but does not change. */
  isReadOnly?: boolean;
  isRequired?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Splits the props of a toggle into those of its root, texts and control, and stores the state if it is uncontrolled.
 */
export function useToggle(props: ToggleProps) {
  const { label, description, errorMessage, isLabelHidden, ...others } = props;
  const { isSelected, defaultSelected = false, onChange, isDisabled, ...more } = others;
  const { isReadOnly, isRequired, id, name, value, autoFocus, ...most } = more;
  const { 'aria-describedby': describes, ...root } = most;

  const [isOn, setOn] = useState(defaultSelected);
  const ids = useFieldIds(id);
  const texts = { label, description, errorMessage, isLabelHidden };
  return {
    root,
    texts,
    ids,
    control: {
      id: ids.control,
      name,
      value,
      autoFocus,
      checked: isSelected ?? isOn,
      disabled: isDisabled,
      'aria-describedby': describedBy(ids, texts, describes),
      'aria-invalid': Boolean(errorMessage) || undefined,
      'aria-readonly': isReadOnly || undefined,
      'aria-required': isRequired || undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        if (isReadOnly) return;
        setOn(event.target.checked);
        onChange?.(event.target.checked);
      },
    },
  };
}
