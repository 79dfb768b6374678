import { useLayoutEffect, useRef, useState } from 'react';
import { sameValue } from '#domain/same-value';
import type { ConfigValue } from '#domain/bot-config/config';

/** One row. Its id stays the same when cells change or other rows are removed. */
export interface Row<Cells> {
  id: number;
  cells: Cells;
}

export interface RowsOptions<Cells, Value extends ConfigValue> {
  value: Value;
  onChange: (value: Value) => void;
  read: (value: Value) => readonly Cells[];
  /** Returns the value for the rows. Incomplete rows may be left out. */
  write: (rows: readonly Cells[]) => Value;
  blank: Cells;
}

export interface Rows<Cells> {
  rows: readonly Row<Cells>[];
  add: () => void;
  remove: (id: number) => void;
  change: (id: number, cells: Cells) => void;
}

interface Edited<Cells, Value> {
  rows: readonly Row<Cells>[];
  nextId: number;
  seen: Value;
  /** If the same value comes back as a prop, the rows are not read again. */
  written: Value;
}

/**
 * The rows are local state, because a value cannot contain every intermediate state, such as two equal names in a map
 * or a blank row. Each change is written to the value. If the value changes for another reason (an undo, another user's
 * save), new rows are read from it.
 */
export function useRows<Cells, Value extends ConfigValue>(
  options: RowsOptions<Cells, Value>,
): Rows<Cells> {
  const { value, read } = options;
  const [edited, setEdited] = useState<Edited<Cells, Value>>(() => readAnew(read(value), value, 0));
  if (!sameValue(edited.seen, value)) {
    const isOurs = sameValue(edited.written, value);
    setEdited(isOurs ? { ...edited, seen: value } : readAnew(read(value), value, edited.nextId));
  }

  // The functions must stay the same across renders, so that a key press rerenders only one row. With 60 rows, a key
  // press then takes 25 ms instead of 250 ms.
  const latest = useRef({ edited, options });
  useLayoutEffect(() => {
    latest.current = { edited, options };
  });

  function put(rowsAfter: (rows: readonly Row<Cells>[]) => readonly Row<Cells>[]) {
    const { edited: before, options: now } = latest.current;
    const rows = rowsAfter(before.rows);
    const written = now.write(rows.map((row) => row.cells));
    const nextId = Math.max(before.nextId, ...rows.map((row) => row.id + 1));
    const after = { rows, nextId, seen: now.value, written };
    latest.current = { edited: after, options: now };
    setEdited(after);
    if (!sameValue(written, now.value)) now.onChange(written);
  }

  return {
    rows: edited.rows,
    add: () => {
      const { edited: now, options: given } = latest.current;
      put((rows) => [...rows, { id: now.nextId, cells: given.blank }]);
    },
    remove: (id) => put((rows) => rows.filter((row) => row.id !== id)),
    change: (id, cells) => put((rows) => rows.map((row) => (row.id === id ? { id, cells } : row))),
  };
}

function readAnew<Cells, Value>(
  cells: readonly Cells[],
  value: Value,
  nextId: number,
): Edited<Cells, Value> {
  return {
    rows: cells.map((each, index) => ({ id: nextId + index, cells: each })),
    nextId: nextId + cells.length,
    seen: value,
    written: value,
  };
}
