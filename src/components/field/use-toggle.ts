import { type ChangeEvent, type ComponentProps, type Ref, useState } from 'react';
import { describedBy, type FieldTexts, useFieldIds } from '#components/field/FieldFrame';

/** What Checkbox and Switch may be given. Attributes `data-…` come to the root. */
export interface ToggleProps
  extends
    FieldTexts,
    Pick<ComponentProps<'input'>, 'aria-describedby' | 'autoFocus' | 'id' | 'name' | 'value'> {
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: ((isSelected: boolean) => void) | undefined;
  isDisabled?: boolean;
  /** It can be reached and read, and does not change. */
  isReadOnly?: boolean;
  isRequired?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Sorts the props of a field that is on or off into those of its root, words and control, and keeps which it is where no caller does. */
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
