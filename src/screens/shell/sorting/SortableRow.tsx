import { isolated } from '#domain/names';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#components/IconButton/IconButton';
import { box } from '#theme/box';
import type { Sortable } from './use-sortable';
import * as css from './SortableRow.css';

export interface SortableRowProps {
  id: string;
  /** The index of the item, counted from 0. */
  place: number;
  count: number;
  /** The kind and the number of the item, such as 'field 1'. */
  name: string;
  sortable: Sortable;
  /** The id of the text that explains how to move the item. */
  helpId: string;
  /** `control` names the button that was pressed. This button keeps the focus. */
  onMove: (from: number, to: number, control: 'up' | 'down') => void;
  options?: ReactNode;
  /** Compact icon buttons, shown after the buttons that move the row. */
  actions?: ReactNode;
  children: ReactNode;
}

/** An item of a sorted list of form fields, with a drag handle and buttons that move it. */
export function SortableRow(props: SortableRowProps) {
  const { id, place, count, name, sortable, helpId, onMove, options, actions, children } = props;
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return (
    <li aria-label={title} className={css.row} {...sortable.itemProps(id)}>
      <div className={css.head}>
        <button
          type="button"
          aria-label={`Reorder ${isolated(name)}`}
          aria-describedby={helpId}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          data-move={`${id} handle`}
          className={css.handle}
          {...sortable.handleProps(place)}
        >
          <GripVertical aria-hidden />
        </button>
        <span
          aria-hidden
          className={box({ flex: 'auto', size: 's', weight: 'medium', whiteSpace: 'nowrap' })}
        >
          {title}
        </span>
        {options}
        <span className={css.actions}>
          <IconButton
            label={`Move ${isolated(name)} up`}
            icon={<ArrowUp />}
            size="compact"
            data-move={`${id} up`}
            isDisabled={place === 0}
            onPress={() => onMove(place, place - 1, 'up')}
          />
          <IconButton
            label={`Move ${isolated(name)} down`}
            icon={<ArrowDown />}
            size="compact"
            data-move={`${id} down`}
            isDisabled={place === count - 1}
            onPress={() => onMove(place, place + 1, 'down')}
          />
          {actions}
        </span>
      </div>
      {children}
    </li>
  );
}
