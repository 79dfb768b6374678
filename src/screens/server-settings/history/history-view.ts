import { ConfigHistoryContext } from '#machines/config-history/config-history.context';

/** Which face the list shows. */
export type HistoryView = 'closed' | 'loading' | 'listed' | 'forbidden' | 'unreachable';

export function useHistoryView(): HistoryView {
  return ConfigHistoryContext.useSelector((history) => {
    if (history.matches({ panel: 'closed' })) return 'closed';
    if (history.matches({ panel: { opened: 'loading' } })) return 'loading';
    if (history.matches({ panel: { opened: 'listed' } })) return 'listed';
    const isForbidden = history.matches({ panel: { opened: { unavailable: 'forbidden' } } });
    return isForbidden ? 'forbidden' : 'unreachable';
  });
}

/** How the end of the list stands: whether older ones are there, on their way, or did not come. */
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

/** How the last undo went, as far as it is still worth saying. */
export type UndoView =
  | 'quiet'
  | 'undoing'
  | 'undone'
  | 'clashed'
  | 'notAllowedToModify'
  | 'notAllowedToSave'
  | 'notAllowedToEditApi'
  | 'signInRequired'
  | 'invalidServer'
  | 'unanswered'
  | 'failed';

const errors = [
  'notAllowedToModify',
  'notAllowedToSave',
  'notAllowedToEditApi',
  'signInRequired',
  'invalidServer',
] as const;

export function useUndoView(): UndoView {
  return ConfigHistoryContext.useSelector((history) => {
    for (const undo of ['undoing', 'undone', 'clashed', 'unanswered', 'failed'] as const) {
      if (history.matches({ undo })) return undo;
    }
    return errors.find((refused) => history.matches({ undo: { refused } })) ?? 'quiet';
  });
}
