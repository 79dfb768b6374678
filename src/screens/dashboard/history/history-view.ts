import type { SaveError } from '#domain/bot-config/config';
import { failedRun, failureOf, isBusy, runningSubject } from '#machines/charts/view';
import { ConfigHistoryContext } from '#machines/dashboard/config-history/config-history.machine';
import { ConfigUndoContext } from '#machines/dashboard/config-undo/config-undo.machine';
import { OlderRevisionsContext } from '#machines/dashboard/older-revisions/older-revisions.machine';

export type HistoryView = 'closed' | 'loading' | 'listed' | 'forbidden' | 'tooSlow' | 'unreachable';

export function useHistoryView(): HistoryView {
  return ConfigHistoryContext.useSelector((state): HistoryView => {
    if (state.matches('idle')) return 'closed';
    return isBusy(state) ? 'loading' : (failureOf(state) ?? 'listed');
  });
}

/** Whether older revisions exist, are loading, or could not be loaded. */
export type OlderView = 'none' | 'more' | 'loading' | 'failed';

export function useOlderView(): OlderView {
  const isMore = ConfigHistoryContext.useSelector(({ context }) => context.value?.more === true);
  return OlderRevisionsContext.useSelector((state) => {
    if (!isMore) return 'none';
    if (runningSubject(state) !== null) return 'loading';
    return failedRun(state) === null ? 'more' : 'failed';
  });
}

export type UndoView = 'quiet' | 'undoing' | 'undone' | SaveError['kind'];

export function useUndoView(): UndoView {
  return ConfigUndoContext.useSelector(({ value }): UndoView => {
    if (typeof value === 'object') return value.failed;
    return value === 'idle' ? 'quiet' : value;
  });
}
