import type { ConfigKey } from '#domain/bot-config/fields';
import type { Revision } from '#domain/bot-config/history';
import { ConfigUndoContext } from '#machines/dashboard/config-undo/config-undo.machine';
import { useViewedAs } from '../settings/preview';

export interface Undoing {
  undo: () => void;
  isUndoing: boolean;
  /** Whether another undo is in progress, or the dashboard is in view-as mode. */
  isBusy: boolean;
}

export function useUndo(revision: Revision, keys: readonly ConfigKey[]): Undoing {
  const actor = ConfigUndoContext.useActorRef();
  const viewedAs = useViewedAs();
  const isAny = ConfigUndoContext.useSelector((snapshot) => snapshot.matches('undoing'));
  const isThis = ConfigUndoContext.useSelector(
    ({ context: { requested } }) =>
      requested?.revision.version === revision.version && requested.keys?.join() === keys.join(),
  );
  return {
    undo: () => actor.send({ type: 'undo', revision, keys }),
    isUndoing: isAny && isThis,
    isBusy: (isAny && !isThis) || viewedAs !== null,
  };
}
