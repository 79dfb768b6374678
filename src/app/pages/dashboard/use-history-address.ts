import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { historyList } from '#domain/bot-config/history-query';
import type { configHistoryMachine } from '#machines/dashboard/config-history/config-history.machine';
import { usePageHistory } from '#screens/shell/PageRouter';

/** The parameter of the URL while the history is open. */
const OPEN = 'history';

/**
 * Keeps in the URL whether the history is open, and its filters, so that a reload and a link open it again. The history
 * adds no entries to the history of the browser.
 */
export function useHistoryAddress(history: ActorRefFrom<typeof configHistoryMachine>): void {
  const pages = usePageHistory();
  const navigate = useNavigate();
  useEffect(() => {
    const asked = new URLSearchParams(pages.location().search);
    if (asked.has(OPEN)) history.send({ type: 'ask', query: historyList.read(asked) });
  }, [history, pages]);
  useEffect(() => {
    const changes = history.subscribe((state) => {
      const { search, hash, state: kept } = pages.location();
      const next = withHistory(new URLSearchParams(search), state).toString();
      if (next === new URLSearchParams(search).toString()) return;
      const options = { replace: true, state: kept, preventScrollReset: true };
      void navigate({ search: next, hash }, options);
    });
    return () => changes.unsubscribe();
  }, [history, pages, navigate]);
}

function withHistory(shown: URLSearchParams, state: SnapshotFrom<typeof configHistoryMachine>) {
  const isOpen = !state.matches('idle');
  const { query } = state.context.request;
  const written = historyList.write(shown, isOpen ? query : historyList.whole);
  if (isOpen) written.set(OPEN, 'open');
  else written.delete(OPEN);
  return written;
}
