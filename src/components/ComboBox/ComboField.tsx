import { type Ref, startTransition, useState } from 'react';
import * as Aria from 'react-aria-components';
import { field } from '../field/Field.css';
import { FieldFrame, type FieldTexts, validity } from '../field/FieldFrame';
import { ComboList, FieldPopover } from '../field/OptionList';
import {
  inGroupOrder,
  matchingOptions,
  type Option,
  type OptionGroup,
  underHeadings,
} from '../field/options';
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
  query: string;
  emptyText: string;
  /** Called on Enter while no option is highlighted, and on blur. */
  onSettle: () => void;
  control: Omit<ComboControlProps, 'options' | 'isReadOnly' | 'isMultiple' | 'onUse' | 'onEnter'>;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The field, box and list that ComboBox and MultiComboBox share. They decide how typed text is used. */
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

const nothing: (Option | OptionGroup)[] = [];

/**
 * Builds the list only when its field first gets focus, because a page has dozens of lists with hundreds of roles and
 * channels. `entries` is empty until then. `onVisit` builds it in a transition, so that the press is painted first.
 * `onUse` builds it synchronously, with the caller's other updates.
 */
function useOptionEntries(options: readonly Option[], typed: string) {
  const [isBuilt, setIsBuilt] = useState(false);
  return {
    entries: isBuilt ? underHeadings(inGroupOrder(matchingOptions(options, typed))) : nothing,
    isBuilt,
    onVisit: () => startTransition(() => setIsBuilt(true)),
    onUse: () => setIsBuilt(true),
  };
}

/**
 * `typed` matches no option; null or '' if nothing is typed. `found` is the value in it, or null. `verb` is what Enter
 * does.
 */
export function emptyTextOf(
  typed: string | null,
  found: string | null,
  verb: 'keeps' | 'adds',
): string {
  if (!typed) return 'Nothing to choose from.';
  return found === null
    ? `No match. The Enter key ${verb} “${typed}” as is.`
    : `No match. The Enter key ${verb} ${found}.`;
}
