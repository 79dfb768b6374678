import type { ReactNode, Ref } from 'react';
import * as Aria from 'react-aria-components';
import { gap, ROW_HEIGHT } from './ChoiceList.metrics';
import * as css from './ChoiceList.css';

/** One thing to choose. Its words take one line each; what does not fit is cut off. */
export interface ChoiceListItem<Id extends string = string> {
  id: Id;
  label: string;
  description?: string;
  /** Before the words: a picture. Decoration. */
  image?: ReactNode;
  isDisabled?: boolean;
}

export interface ChoiceListProps<Id extends string = string> {
  /** Its accessible name: what is chosen here. */
  label: string;
  items: readonly ChoiceListItem<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  /** In the place of the list while there is nothing to choose from. */
  empty: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * One of many things, in a list that fills the height it is given and scrolls. Only the rows in view are drawn, so that
 * hundreds cost no more than ten. Arrow keys move, Enter or Space chooses, typing jumps to a name.
 */
export function ChoiceList<Id extends string>(props: ChoiceListProps<Id>) {
  const { label, items, value, onChange, empty, ref } = props;
  const choose = (keys: Aria.Selection) => {
    const chosen = items.find(({ id }) => keys !== 'all' && keys.has(id));
    if (chosen) onChange(chosen.id);
  };
  return (
    <Aria.Virtualizer
      layout={Aria.ListLayout}
      layoutOptions={{ rowSize: ROW_HEIGHT, gap, padding: gap }}
    >
      <Aria.ListBox
        ref={ref}
        aria-label={label}
        items={items}
        selectionMode="single"
        disallowEmptySelection
        // A press that takes the list out of sight must be over first, or its end would take the focus away again.
        shouldSelectOnPressUp
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={choose}
        renderEmptyState={() => <div className={css.empty}>{empty}</div>}
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
        <span className={css.label}>{label}</span>
        {description && <span className={css.description}>{description}</span>}
      </span>
    </Aria.ListBoxItem>
  );
}
