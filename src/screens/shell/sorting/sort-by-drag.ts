import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachClosestEdge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';

/** The drop position: before or after another item. */
export interface Drop {
  id: string;
  side: 'before' | 'after';
}

export interface SortByDrag {
  /** Each item has the attribute `data-sort-id`, and a handle with the attribute `data-sort-handle`. */
  list: HTMLElement;
  onCarry: (id: string | null, drop: Drop | null) => void;
  onMove: (from: number, to: number) => void;
}

/** Makes the items of a list draggable. This module is loaded when a pointer first enters a sortable list. */
export function sortByDrag({ list, onCarry, onMove }: SortByDrag): () => void {
  const items = Array.from(list.querySelectorAll<HTMLElement>('[data-sort-id]'));
  const idOf = (item: HTMLElement) => item.dataset['sortId'] ?? '';
  const placeOf = (id: unknown) => items.findIndex((item) => idOf(item) === id);
  const isOurs = (source: { data: Record<string, unknown> }) => source.data['list'] === list;

  // Read at each use, because a list can be a line in a narrow window and a column in a wide one.
  const axis = () => {
    const { display, flexDirection } = getComputedStyle(list);
    return display === 'flex' && flexDirection === 'row' ? 'horizontal' : 'vertical';
  };

  const parts = items.flatMap((item) => [
    draggable({
      element: item,
      dragHandle: item.querySelector('[data-sort-handle]') ?? item,
      getInitialData: () => ({ list, id: idOf(item) }),
      onDragStart: () => onCarry(idOf(item), null),
    }),
    dropTargetForElements({
      element: item,
      canDrop: ({ source }) => isOurs(source),
      getData: ({ input, element }) =>
        attachClosestEdge(
          { id: idOf(item) },
          {
            input,
            element,
            allowedEdges: axis() === 'vertical' ? ['top', 'bottom'] : ['left', 'right'],
          },
        ),
    }),
  ]);

  const destination = (from: number, target: { data: Record<string | symbol, unknown> }) =>
    getReorderDestinationIndex({
      startIndex: from,
      indexOfTarget: placeOf(target.data['id']),
      closestEdgeOfTarget: extractClosestEdge(target.data),
      axis: axis(),
    });

  return combine(
    ...parts,
    monitorForElements({
      canMonitor: ({ source }) => isOurs(source),
      onDrag: ({ source, location }) => {
        const [target] = location.current.dropTargets;
        const id = String(source.data['id']);
        const from = placeOf(id);
        if (!target || destination(from, target) === from) {
          onCarry(id, null);
          return;
        }
        const edge = extractClosestEdge(target.data);
        const side = edge === 'top' || edge === 'left' ? 'before' : 'after';
        onCarry(id, { id: String(target.data['id']), side });
      },
      onDrop: ({ source, location }) => {
        onCarry(null, null);
        const [target] = location.current.dropTargets;
        const from = placeOf(source.data['id']);
        if (!target || from === -1) return;
        const to = destination(from, target);
        if (to !== from) onMove(from, to);
      },
    }),
  );
}
