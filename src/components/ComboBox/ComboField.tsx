import type { Ref } from 'react';
import * as Aria from 'react-aria-components';
import { FieldFrame, validity } from '#components/field/FieldFrame';
import type { FieldTexts } from '#components/field/FieldFrame';
import { ComboList, FieldPopover } from '#components/field/OptionList';
import { field } from '../field/Field.css';
import type { Option, OptionGroup } from '../field/options';
import { useOptionEntries } from '../field/use-option-entries';
import { ComboControl, type ComboControlProps } from './ComboControl';

type Entry = Option | OptionGroup;

type SelectionMode = 'single' | 'multiple';

export type ComboFieldState = Pick<
  Aria.ComboBoxProps<Entry>,
  'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoFocus' | 'id' | 'aria-describedby'
>;

interface ComboFieldProps<Mode extends SelectionMode>
  extends
    ComboFieldState,
    Pick<
      Aria.ComboBoxProps<Entry, Mode>,
      'selectionMode' | 'value' | 'onChange' | 'inputValue' | 'onInputChange'
    > {
  texts: FieldTexts;
  options: readonly Option[];
  /** The text by which the options are filtered. */
  query: string;
  emptyText: string;
  /** Called on Enter while no option is highlighted, and on blur. */
  onSettle: () => void;
  control: Omit<ComboControlProps, 'options' | 'isReadOnly' | 'isMultiple' | 'onUse' | 'onEnter'>;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * The field, box and list that ComboBox and MultiComboBox share. These two components decide how typed text is used.
 */
export function ComboField<Mode extends SelectionMode>(props: ComboFieldProps<Mode>) {
  const { texts, options, query, emptyText, onSettle, control, ...aria } = props;
  const { entries, isBuilt, onVisit, onUse } = useOptionEntries(options, query);
  return (
    <Aria.ComboBox<Entry, Mode>
      {...aria}
      {...validity(texts.errorMessage)}
      allowsCustomValue
      allowsEmptyCollection
      menuTrigger="manual"
      items={entries}
      onFocus={onVisit}
      onBlur={onSettle}
      className={field}
    >
      <FieldFrame {...texts}>
        <ComboControl
          {...control}
          isReadOnly={aria.isReadOnly}
          isMultiple={aria.selectionMode === 'multiple'}
          options={options}
          onUse={onUse}
          onEnter={onSettle}
        />
      </FieldFrame>
      <FieldPopover entry="none">
        <ComboList entries={entries} isBuilt={isBuilt} options={options} emptyText={emptyText} />
      </FieldPopover>
    </Aria.ComboBox>
  );
}
