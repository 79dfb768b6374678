import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import * as Aria from 'react-aria-components';
import { box, field } from '../field/Field.css';
import type { Option } from '../field/options';
import {
  type DecidedByField,
  FieldFrame,
  type FieldTexts,
  validity,
} from '#components/field/FieldFrame';
import { FieldPopover, OptionList } from '#components/field/OptionList';
import { OptionMark } from '#components/field/OptionMark';
import { chevron, trigger, value as valueClass, valueText } from './Select.css';

export interface SelectProps<Id extends string = string>
  extends
    Omit<
      Aria.SelectProps<Option<Id>>,
      | DecidedByField
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
    >,
    FieldTexts {
  options: readonly Option<Id>[];
  value?: Id | null;
  defaultValue?: Id | null;
  onChange?: (id: Id) => void;
  ref?: Ref<HTMLDivElement>;
}

/** A choice from a short, complete list. For a long list, or if other values are allowed, use a ComboBox. */
export function Select<Id extends string>({
  label,
  description,
  errorMessage,
  isLabelHidden,
  options,
  placeholder = 'Choose',
  onChange,
  ...aria
}: SelectProps<Id>) {
  const choose = (key: Aria.Key | null) => {
    const chosen = options.find((option) => option.id === key);
    if (chosen) onChange?.(chosen.id);
  };
  return (
    <Aria.Select
      {...aria}
      {...validity(errorMessage)}
      placeholder={placeholder}
      onChange={choose}
      className={field}
    >
      <FieldFrame {...{ label, description, errorMessage, isLabelHidden }}>
        <Aria.Button className={`${box} ${trigger}`}>
          <Aria.SelectValue<Option<Id>> className={valueClass}>
            {({ selectedItems: [chosen] }) => (
              <>
                {chosen && <OptionMark option={chosen} />}
                <span dir="auto" className={valueText}>
                  {chosen?.label ?? placeholder}
                </span>
              </>
            )}
          </Aria.SelectValue>
          <ChevronDown aria-hidden className={chevron} />
        </Aria.Button>
      </FieldFrame>
      <FieldPopover>
        <OptionList options={options} />
      </FieldPopover>
    </Aria.Select>
  );
}
