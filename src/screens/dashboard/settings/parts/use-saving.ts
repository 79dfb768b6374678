import { useDeferredValue, useMemo, createContext, use } from 'react';
import { changesBetween, type ConfigChange } from '#domain/bot-config/changes';
import { type Obstacle, obstacleOf } from '#domain/bot-config/obstacle';
import { secretKeys } from '#domain/bot-config/secrets';
import { canSaveChanges, type SaveDenial } from '#domain/permissions/config-rights';
import type { Editor } from '#domain/permissions/roles';
import { type MissingRight, whyNot } from '#domain/permissions/why-not';
import type { Server } from '#domain/servers/server';
import type { Viewer } from '#domain/session/session';
import {
  ConfigEditContext,
  type LoadError,
} from '#machines/dashboard/config-edit/config-edit.machine';
import { saveRequestOf } from '#machines/dashboard/config-edit/editing';
import { ConfigSaveContext } from '#machines/dashboard/config-save/config-save.machine';
import type { SaveError } from '#domain/bot-config/config';

export interface Who {
  server: Server;
  editor: Editor;
  viewer: Viewer | null;
}

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
 * Returns why the viewer cannot save, as far as the browser knows. `missing` is for the first setting that the viewer
 * may not save.
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

/** Returns whether the changes include a secret. Secrets are not part of the draft that this browser stores. */
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
 * Updates on each key press, so use this hook only in small components. The result is one render late, so that the
 * control is painted first. `useSave` reads the draft directly and is always current.
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

export type FormView = 'loading' | 'form' | LoadError['kind'];

export function useFormView(): FormView {
  return ConfigEditContext.useSelector(({ value }): FormView => {
    if (typeof value === 'object' && 'failed' in value) return value.failed;
    return value === 'loading' ? 'loading' : 'form';
  });
}

export type SaveView = 'quiet' | 'saving' | 'saved' | SaveError['kind'];

export function useSaveView(): SaveView {
  return ConfigSaveContext.useSelector(({ value }): SaveView => {
    if (typeof value === 'object') return value.failed;
    return value === 'saving' || value === 'saved' ? value : 'quiet';
  });
}

export const PreviewContext = createContext<string | null>(null);

/** Returns null for the viewer's own view. In view-as mode, nothing can be changed, and the buttons explain this. */
export function useViewedAs(): string | null {
  return use(PreviewContext);
}

export type Remedy = 'signIn' | 'retry' | 'rights' | 'factor';

const remedies: Record<SaveError['kind'], Remedy | null> = {
  notAllowedToModify: 'rights',
  notAllowedToSave: 'rights',
  notAllowedToEditApi: 'rights',
  signInRequired: 'signIn',
  factorRequired: 'retry',
  factorMissing: 'factor',
  invalidServer: null,
  conflict: 'retry',
  unanswered: 'retry',
  unknown: 'retry',
};

/** Returns null if no action helps. */
export function remedyFor(kind: SaveError['kind']): Remedy | null {
  return remedies[kind];
}
