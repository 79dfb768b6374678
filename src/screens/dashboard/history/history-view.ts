import type { SaveError } from '#domain/bot-config/config';
import { ConfigHistoryContext } from '#machines/dashboard/config-history/config-history.machine';
import type { HistoryError } from '#machines/dashboard/config-history/config-history.setup';

export type HistoryView = 'closed' | 'loading' | 'listed' | HistoryError['kind'];

export function useHistoryView(): HistoryView {
  return ConfigHistoryContext.useSelector(({ value: { panel } }): HistoryView => {
    if (panel === 'closed') return 'closed';
    if (panel.opened === 'loading') return 'loading';
    return 'failed' in panel.opened ? panel.opened.failed : 'listed';
  });
}

/**
 * The state of the older revisions, which is shown at the end of the list: whether older revisions exist, are loading,
 * or could not be loaded.
 */
export type OlderView = 'none' | 'more' | 'loading' | 'failed';

export function useOlderView(): OlderView {
  return ConfigHistoryContext.useSelector((history) => {
    const isOlder = (older: 'loading' | 'failed') =>
      history.matches({ panel: { opened: { listed: { older } } } });
    if (isOlder('loading')) return 'loading';
    if (isOlder('failed')) return 'failed';
    return history.context.page.more ? 'more' : 'none';
  });
}

/** The result of the last undo, until it is dismissed. */
export type UndoView = 'quiet' | 'undoing' | 'undone' | SaveError['kind'];

export function useUndoView(): UndoView {
  return ConfigHistoryContext.useSelector(({ value: { undo } }): UndoView => {
    if (typeof undo === 'object') return undo.failed;
    return undo === 'none' ? 'quiet' : undo;
  });
}
