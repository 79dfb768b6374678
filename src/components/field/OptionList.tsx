import { Check } from 'lucide-react';
import * as Aria from 'react-aria-components';
import { OptionMark } from './OptionMark';
import {
  empty,
  heading,
  list,
  option as row,
  optionCheck,
  optionDescription,
  optionHint,
  optionLabel,
  optionWords,
  popover,
} from './OptionList.css';
import type { Option, OptionGroup } from './options';

/** Floats at the control it belongs to. */
export function FieldPopover(props: Omit<Aria.PopoverProps, 'className' | 'style' | 'render'>) {
  return <Aria.Popover offset={4} {...props} className={popover} />;
}

/** The list of a Select: short, so drawn whole. */
export function OptionList({ options }: { options: readonly Option[] }) {
  return (
    <Aria.ListBox items={options} className={list}>
      {(option) => <OptionRow option={option} />}
    </Aria.ListBox>
  );
}

/** The list of a combo box, as far as it has been drawn; `onReachEnd` draws more of it. */
export function LongOptionList({
  entries,
  onReachEnd,
  emptyText,
}: {
  entries: (Option | OptionGroup)[];
  onReachEnd?: () => void;
  emptyText: string;
}) {
  return (
    <Aria.ListBox
      className={list}
      renderEmptyState={() => <div className={empty}>{emptyText}</div>}
    >
      <Aria.Collection items={entries}>
        {(entry) =>
          'options' in entry ? <OptionSection group={entry} /> : <OptionRow option={entry} />
        }
      </Aria.Collection>
      {onReachEnd && <Aria.ListBoxLoadMoreItem onLoadMore={onReachEnd} />}
    </Aria.ListBox>
  );
}

function OptionSection({ group }: { group: OptionGroup }) {
  return (
    <Aria.ListBoxSection id={group.id}>
      <Aria.Header className={heading}>{group.heading}</Aria.Header>
      <Aria.Collection items={group.options}>
        {(option) => <OptionRow option={option} />}
      </Aria.Collection>
    </Aria.ListBoxSection>
  );
}

function OptionRow({ option }: { option: Option }) {
  const { id, label, description, hint } = option;
  return (
    <Aria.ListBoxItem id={id} value={option} textValue={label} className={row}>
      <OptionMark option={option} />
      <span className={optionWords}>
        <span title={label} className={optionLabel}>
          {label}
        </span>
        {description && <span className={optionDescription}>{description}</span>}
      </span>
      {hint && <span className={optionHint}>{hint}</span>}
      <Check aria-hidden className={optionCheck} />
    </Aria.ListBoxItem>
  );
}
