import { canSaveChanges } from '#domain/permissions/config-rights';
import type { Viewer } from '#domain/session/session';
import { CommandFormContext } from '#machines/command-form/command-form.context';
import { ConfigEditContext } from '#machines/config-edit/config-edit.context';
import type { Who } from '../parts/use-saving';

/** Asks for the chosen command to be executed, with what this browser knows of the person's rights and of the time. */
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

/** Nobody has to sign in to a demo server: whoever executes there is the person at this browser. */
function nameOf(viewer: Viewer | null): string {
  return viewer?.profile?.username ?? viewer?.email ?? 'You';
}
