import type { ConfigKey } from '#domain/bot-config/fields';
import type { Revision } from '#domain/bot-config/history';
import { ConfigHistoryContext } from '#machines/dashboard/config-history/config-history.machine';
import { useViewedAs } from '../settings/preview';

export interface Undoing {
  undo: () => void;
  isUndoing: boolean;
  /** Whether another undo is in progress, or the dashboard is in view-as mode. */
  isBusy: boolean;
}

export function useUndo(revision: Revision, keys: readonly ConfigKey[]): Undoing {
  const history = ConfigHistoryContext.useActorRef();
  const viewedAs = useViewedAs();
  const isAny = ConfigHistoryContext.useSelector((snapshot) =>
    snapshot.matches({ undo: 'undoing' }),
  );
  const isThis = ConfigHistoryContext.useSelector(
    ({ context: { requested } }) =>
      requested?.revision.version === revision.version && requested.keys?.join() === keys.join(),
  );
  return {
    undo: () => history.send({ type: 'undo', revision, keys }),
    isUndoing: isAny && isThis,
    isBusy: (isAny && !isThis) || viewedAs !== null,
  };
}
