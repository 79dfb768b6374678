import { useDeferredValue, useMemo } from 'react';
import { changesBetween, type ConfigChange } from '#domain/bot-config/changes';
import { type Obstacle, obstacleOf } from '#domain/bot-config/obstacle';
import { secretKeys } from '#domain/bot-config/secrets';
import { canSaveChanges, type SaveDenial } from '#domain/permissions/config-rights';
import type { Editor } from '#domain/permissions/roles';
import { type MissingRight, whyNot } from '#domain/permissions/why-not';
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
    const changedKeys = request.changes.map(({ key }) => key);
    const signedIn = viewer !== null;
    const verdict = canSaveChanges({ signedIn, server, editor, changedKeys });
    save.send({ type: 'save', request, verdict });
  };
}

/**
 * Why this person may not save what they edited, as far as this browser knows: the error, and the right that is
 * missing for the first setting it is about. Null where nothing is known against it.
 */
export function useDenial({ server, editor, viewer }: Who): Denial | null {
  const { base, draft } = useEditContext();
  const changedKeys = useMemo(
    () => changesBetween(base, draft).map(({ key }) => key),
    [base, draft],
  );
  const signedIn = viewer !== null;
  const verdict = canSaveChanges({ signedIn, server, editor, changedKeys });
  if (verdict.allowed || changedKeys.length === 0) return null;
  const missing = changedKeys
    .map((key) => whyNot({ signedIn, server, editor, asked: { key } }))
    .find((right) => right !== null);
  return { reason: verdict.reason, missing: missing ?? null };
}

export interface Denial {
  reason: SaveDenial;
  missing: MissingRight | null;
}

/** Whether a secret is among what was edited: it is not kept for whoever leaves. */
export function useHasSecrets(): boolean {
  return ConfigEditContext.useSelector(({ context: { base, draft } }) =>
    secretKeys.some((key) => base[key] !== draft[key]),
  );
}

export interface Unsaved {
  changes: readonly ConfigChange[];
  obstacle: Obstacle | null;
}

/**
 * Returns what was edited, and whether it can be saved as it is. Changes with each key press, so it is for small parts
 * only. It follows the edit one render later: what a control shows of a press or a key is painted first. `useSave` reads
 * the draft itself, which is never behind.
 */
export function useUnsaved(): Unsaved {
  const { base, draft, conflicts } = useEditContext();
  return useMemo(() => {
    const changes = changesBetween(base, draft);
    return { changes, obstacle: obstacleOf(changes, conflicts.length > 0) };
  }, [base, draft, conflicts]);
}

function useEditContext() {
  return useDeferredValue(ConfigEditContext.useSelector(({ context }) => context));
}
