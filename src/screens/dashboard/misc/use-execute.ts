import { canSaveChanges } from '#domain/permissions/config-rights';
import type { Viewer } from '#domain/session/session';
import { CommandFormContext } from '#machines/dashboard/command-form/command-form.machine';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import type { Who } from '../settings/parts/use-saving';

export function useExecute({ server, editor, viewer }: Who): () => void {
  const edit = ConfigEditContext.useActorRef();
  const form = CommandFormContext.useActorRef();
  return () => {
    const { base, version } = edit.getSnapshot().context;
    const signedIn = viewer !== null;
    form.send({
      type: 'execute',
      base: { config: base, version },
      run: { by: nameOf(viewer), at: new Date().toISOString() },
      verdict: canSaveChanges({ signedIn, server, editor, changedKeys: ['commands'] }),
    });
  };
}

/**
 * Returns the user name that is stored with a run. It is 'You' without a viewer, because the demo server can be used
 * without an account.
 */
function nameOf(viewer: Viewer | null): string {
  return viewer?.profile?.username ?? viewer?.email ?? 'You';
}
