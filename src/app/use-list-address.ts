import { useCallback, useEffect } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { Filters, ListQuery, Query } from '#domain/list-query';

interface Reader<Asked> {
  send: (event: { type: 'open'; query: Asked }) => void;
  on: (
    type: 'asked',
    listener: (event: { query: Asked; isReplaced: boolean }) => void,
  ) => { unsubscribe: () => void };
}

/** The location state of history entries that a list itself has created. */
const ownEntry = 'list';

/**
 * Keeps the query of a list and the URL the same, in both directions. Returns a function that writes to the URL how the
 * list has changed without a query, such as by more rows.
 */
export function useListAddress<Given extends Filters>(
  list: ListQuery<Given>,
  reader: Reader<Query<Given>>,
): (query: Query<Given>) => void {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const isBack = useNavigationType() === 'POP';
  const write = useCallback(
    (query: Query<Given>, replace: boolean) =>
      setParams((shown) => list.write(shown, query), {
        replace,
        state: ownEntry,
        preventScrollReset: true,
      }),
    [list, setParams],
  );
  useEffect(() => {
    const changed = reader.on('asked', ({ query, isReplaced }) => write(query, isReplaced));
    return () => changed.unsubscribe();
  }, [reader, write]);
  useEffect(() => {
    // The list itself created this history entry, and the user has not gone back to it. The query of the list may be
    // newer than the one in the URL, so the URL must not overwrite it.
    if (!isBack && state === ownEntry) return;
    reader.send({ type: 'open', query: list.read(params) });
  }, [list, reader, params, state, isBack]);
  return useCallback((query) => write(query, true), [write]);
}
