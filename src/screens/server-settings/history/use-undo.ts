import type { ConfigKey } from '#domain/bot-config/fields';
import type { Revision } from '#domain/bot-config/history';
import { ConfigHistoryContext } from '#machines/config-history/config-history.context';
import { useViewedAs } from '../preview';

/** The undoing of some settings of a revision. */
export interface Undoing {
  undo: () => void;
  /** Whether just this is being undone. */
  isUndoing: boolean;
  /** Whether something else is: one undo at a time; or none can be, because the dashboard is somebody else's. */
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
