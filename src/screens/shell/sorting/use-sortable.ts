import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Drop } from './sort-by-drag';

export interface Sortable {
  listProps: { onPointerEnter: () => void; onPointerDown: () => void };
  /** Attributes of an item: its id, whether it is being dragged, and the drop position beside it. */
  itemProps: (id: string) => {
    'data-sort-id': string;
    'data-carried': true | undefined;
    'data-drop': Drop['side'] | undefined;
  };
  /** Props of the handle of the item at index `place`. Alt and an arrow key move the item. */
  handleProps: (place: number) => {
    'data-sort-handle': true;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

export interface SortableOptions {
  list: RefObject<HTMLElement | null>;
  ids: readonly string[];
  /** Called only if both indices are valid. */
  onMove: (from: number, to: number) => void;
}

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

export function useSortable({ list, ids, onMove }: SortableOptions): Sortable {
  const [isArmed, setArmed] = useState(false);
  const [carried, setCarried] = useState<string | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const order = ids.join(' ');

  const carry = useEffectEvent((id: string | null, next: Drop | null) => {
    setCarried(id);
    // The pointer moves often, and a new object for the same drop position would cause a rerender.
    setDrop((last) => (last?.id === next?.id && last?.side === next?.side ? last : next));
  });
  const move = useEffectEvent(onMove);

  useEffect(() => {
    if (!isArmed) return;
    let isLeft = false;
    let stop = () => {};
    void import('./sort-by-drag').then(({ sortByDrag }) => {
      if (isLeft || !list.current) return;
      stop = sortByDrag({
        list: list.current,
        onCarry: (id, next) => carry(id, next),
        onMove: (from, to) => move(from, to),
      });
    });
    return () => {
      isLeft = true;
      stop();
    };
    // `order` is a dependency, because `sortByDrag` has to find the item elements again after the order changes.
  }, [isArmed, order, list]);

  const arm = () => setArmed(true);
  return {
    listProps: { onPointerEnter: arm, onPointerDown: arm },
    itemProps: (id) => ({
      'data-sort-id': id,
      'data-carried': carried === id || undefined,
      'data-drop': drop?.id === id ? drop.side : undefined,
    }),
    handleProps: (place) => ({
      'data-sort-handle': true,
      onKeyDown: (event) => {
        const step = event.altKey ? steps[event.key] : undefined;
        if (step === undefined) return;
        event.preventDefault();
        const to = place + step;
        if (to >= 0 && to < ids.length) onMove(place, to);
      },
    }),
  };
}
