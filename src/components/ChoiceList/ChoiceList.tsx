import { type ReactNode, type Ref, useState } from 'react';
import * as Aria from 'react-aria-components';
import { box } from '#theme/box';
import { pxOfRem } from '#theme/px-of-rem';
import * as css from './ChoiceList.css';

/** Row height in rem, used to compute which rows are in view. Tall enough for two lines and for a touch target. */
const ROW_HEIGHT = 3.5;

/** The distance between two rows, and between the rows and the edge, in px. */
const gap = 4;

/** One option. The label and the description are truncated to one line each. */
export interface ChoiceListItem<Id extends string = string> {
  id: Id;
  label: string;
  description?: string;
  image?: ReactNode;
  isDisabled?: boolean;
}

export interface ChoiceListProps<Id extends string = string> {
  label: string;
  items: readonly ChoiceListItem<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  empty: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A single-select list that fills the height of its container and scrolls. Renders only the rows in view, so that
 * hundreds are as fast as ten. Arrow keys move the focus, Enter or Space selects, and typing jumps to a name.
 */
export function ChoiceList<Id extends string>(props: ChoiceListProps<Id>) {
  const { label, items, value, onChange, empty, ref } = props;
  const [rowHeight] = useState(() => pxOfRem(ROW_HEIGHT));
  const choose = (keys: Aria.Selection) => {
    const chosen = items.find(({ id }) => keys !== 'all' && keys.has(id));
    if (chosen) onChange(chosen.id);
  };
  return (
    <Aria.Virtualizer
      layout={Aria.ListLayout}
      layoutOptions={{ rowSize: rowHeight, gap, padding: gap }}
    >
      <Aria.ListBox
        ref={ref}
        aria-label={label}
        items={items}
        selectionMode="single"
        disallowEmptySelection
        // Select on release. If selecting hid the list during the press, the release would move the focus again.
        shouldSelectOnPressUp
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={choose}
        renderEmptyState={() => (
          <div
            className={box({
              padding: 'xl',
              color: 'textMuted',
              textAlign: 'center',
              textWrap: 'balance',
            })}
          >
            {empty}
          </div>
        )}
        className={css.list}
      >
        {(item) => <Choice item={item} />}
      </Aria.ListBox>
    </Aria.Virtualizer>
  );
}

function Choice({ item }: { item: ChoiceListItem }) {
  const { id, label, description, image, isDisabled } = item;
  return (
    <Aria.ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={css.row}>
      {image}
      <span className={css.words}>
        <span dir="auto" className={css.label}>
          {label}
        </span>
        {description && <span className={css.description}>{description}</span>}
      </span>
    </Aria.ListBoxItem>
  );
}
