import { Check } from 'lucide-react';
import { type ReactNode, type Ref, type SyntheticEvent, useState } from 'react';
import * as Aria from 'react-aria-components';
import { box } from '#theme/box';
import { pxOfRem } from '#theme/px-of-rem';
import { GAP, ROW_ESTIMATE } from './PickList.css';
import * as css from './PickList.css';

export interface PickListItem<Id extends string = string> {
  id: Id;
  label: string;
  /** Decorative icon or picture before the label. */
  image?: ReactNode;
  /** Controls of a picked row, below the label. Pressing them does not toggle the row. */
  controls?: ReactNode;
}

export interface PickListProps<Id extends string = string> {
  label: string;
  items: readonly PickListItem<Id>[];
  /** Ids of the picked items. They may include items that are not in the list at the moment. */
  picked: readonly Id[];
  /** Called when a row is picked or unpicked. */
  onToggle: (id: Id) => void;
  isDisabled?: boolean;
  empty: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A multi-select list that fills the height of its container and scrolls. It renders only the rows in view, so a list
 * of hundreds is as fast as a list of ten. Arrow keys move the focus, Space toggles, typing jumps to a name, and Tab
 * moves into the controls of the focused row.
 */
export function PickList<Id extends string>(props: PickListProps<Id>) {
  const { label, items, picked, onToggle, isDisabled, empty, ref } = props;
  const [rowEstimate] = useState(() => pxOfRem(ROW_ESTIMATE));
  const listed = picked.filter((id) => items.some((item) => item.id === id));
  const pick = (keys: Aria.Selection) => {
    const isPicked = (id: Id) => keys === 'all' || keys.has(id);
    for (const { id } of items) if (isPicked(id) !== listed.includes(id)) onToggle(id);
  };
  return (
    <Aria.Virtualizer
      layout={Aria.ListLayout}
      layoutOptions={{ estimatedRowSize: rowEstimate, gap: GAP, padding: GAP }}
    >
      <Aria.GridList
        ref={ref}
        aria-label={label}
        items={items}
        selectionMode="multiple"
        // Ignore Escape, so that a surrounding dialog can handle it.
        escapeKeyBehavior="none"
        keyboardNavigationBehavior="tab"
        selectedKeys={listed}
        onSelectionChange={pick}
        disabledKeys={isDisabled ? items.map(({ id }) => id) : []}
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
        {(item) => <Row item={item} />}
      </Aria.GridList>
    </Aria.Virtualizer>
  );
}

function Row({ item: { id, label, image, controls } }: { item: PickListItem }) {
  return (
    <Aria.GridListItem id={id} textValue={label} className={css.row}>
      <div className={css.head}>
        <span aria-hidden className={css.box}>
          <Check />
        </span>
        {image}
        <span
          dir="auto"
          title={label}
          className={box({ flex: 'auto', shrinks: true, weight: 'medium', truncated: true })}
        >
          {label}
        </span>
      </div>
      {controls && (
        // A press on the space between two controls must not toggle the row.
        <div
          role="presentation"
          onPointerDown={keepFromRow}
          onMouseDown={keepFromRow}
          onClick={keepFromRow}
          className={css.controls}
        >
          {controls}
        </div>
      )}
    </Aria.GridListItem>
  );
}

function keepFromRow(event: SyntheticEvent): void {
  event.stopPropagation();
}
