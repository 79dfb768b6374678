import { changesBetween, type ConfigChange } from '#domain/bot-config/changes';
import { fieldOf } from '#domain/bot-config/fields';
import { type Obstacle, obstacleOf } from '#domain/bot-config/obstacle';
import { canSaveChanges } from '#domain/permissions/config-rights';
import type { Editor } from '#domain/permissions/roles';
import type { Server } from '#domain/servers/server';
import type { Viewer } from '#domain/session/session';
import { ConfigEditContext } from '#machines/config-edit/config-edit.context';
import { saveRequestOf } from '#machines/config-edit/editing';
import { ConfigSaveContext } from '#machines/config-save/config-save.context';

/** Who looks at which server, as far as saving asks. */
export interface Who {
  server: Server;
  editor: Editor;
  viewer: Viewer | null;
}

/** Asks for everything that was edited to be saved, with what this browser knows of the person's rights. */
export function useSave({ server, editor, viewer }: Who): () => void {
  const edit = ConfigEditContext.useActorRef();
  const save = ConfigSaveContext.useActorRef();
  return () => {
    const request = saveRequestOf(edit.getSnapshot().context);
    const changedTabs = request.changes.map(({ key }) => fieldOf(key).tab);
    const signedIn = viewer !== null;
    const verdict = canSaveChanges({ signedIn, server, editor, changedTabs });
    save.send({ type: 'save', request, verdict });
  };
}

export interface Unsaved {
  changes: readonly ConfigChange[];
  obstacle: Obstacle | null;
}

/** What was edited, and whether it can be saved as it is. Anew with each key press: for small parts only. */
export function useUnsaved(): Unsaved {
  const { base, draft, conflicts } = ConfigEditContext.useSelector(({ context }) => context);
  const changes = changesBetween(base, draft);
  return { changes, obstacle: obstacleOf(changes, conflicts.length > 0) };
}
