import { Check } from 'lucide-react';
import type { ReactNode, Ref, SyntheticEvent } from 'react';
import * as Aria from 'react-aria-components';
import { GAP, ROW_ESTIMATE } from './PickList.metrics';
import * as css from './PickList.css';

/** One thing that is picked or not. */
export interface PickListItem<Id extends string = string> {
  id: Id;
  label: string;
  /** Before the label: an icon or a picture. Decoration. */
  image?: ReactNode;
  /** Below the label: controls of what is picked. They are pressed without picking the row. */
  controls?: ReactNode;
}

export interface PickListProps<Id extends string = string> {
  /** Its accessible name: what is picked here. */
  label: string;
  items: readonly PickListItem<Id>[];
  /** The ids of what is picked, also of what is not among the items at the moment. */
  picked: readonly Id[];
  /** A row was picked, or no longer is. */
  onToggle: (id: Id) => void;
  isDisabled?: boolean;
  /** In the place of the list while there is nothing to pick from. */
  empty: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Any of many things, in a list that fills the height it is given and scrolls. Only the rows in view are drawn, so that
 * hundreds cost no more than ten. Arrow keys move, Space picks, typing jumps to a name, and Tab leads into the controls
 * of the row one is at.
 */
export function PickList<Id extends string>(props: PickListProps<Id>) {
  const { label, items, picked, onToggle, isDisabled, empty, ref } = props;
  const listed = picked.filter((id) => items.some((item) => item.id === id));
  const pick = (keys: Aria.Selection) => {
    const isPicked = (id: Id) => keys === 'all' || keys.has(id);
    for (const { id } of items) if (isPicked(id) !== listed.includes(id)) onToggle(id);
  };
  return (
    <Aria.Virtualizer
      layout={Aria.ListLayout}
      layoutOptions={{ estimatedRowSize: ROW_ESTIMATE, gap: GAP, padding: GAP }}
    >
      <Aria.GridList
        ref={ref}
        aria-label={label}
        items={items}
        selectionMode="multiple"
        // Escape belongs to the dialog around it.
        escapeKeyBehavior="none"
        keyboardNavigationBehavior="tab"
        selectedKeys={listed}
        onSelectionChange={pick}
        disabledKeys={isDisabled ? items.map(({ id }) => id) : []}
        renderEmptyState={() => <div className={css.empty}>{empty}</div>}
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
        <span title={label} className={css.label}>
          {label}
        </span>
      </div>
      {controls && (
        // A press between two of the controls is aimed at neither the row nor at taking it away.
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
