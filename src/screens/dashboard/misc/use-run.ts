import { CommandFormContext } from '#machines/dashboard/command-form/command-form.machine';
import type { CommandErrorKind } from '#machines/dashboard/command-form/command-form.setup';
import { canSaveChanges } from '#domain/permissions/config-rights';
import type { Viewer } from '#domain/session/session';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import type { Who } from '../settings/parts/use-saving';

/** `clash`: another user executed the same command. `stale`: other users only executed different ones. */
export type RunError = Exclude<CommandErrorKind, 'conflict'> | 'clash' | 'stale';

export type RunView = 'quiet' | 'executing' | 'executed' | RunError;

/** `command` is null if no execution was requested. */
export function useRun(): { view: RunView; command: string | null } {
  const command = CommandFormContext.useSelector(
    ({ context }) => context.requested?.command.name ?? null,
  );
  const view = CommandFormContext.useSelector(({ value: { run } }): RunView => {
    if (run === 'executed') return 'executed';
    if (typeof run === 'string') return 'quiet';
    if ('executing' in run) return 'executing';
    return typeof run.failed === 'string' ? run.failed : run.failed.conflict;
  });
  return { view, command };
}

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

/** Returns 'You' without a viewer, because the demo server can be used without an account. */
function nameOf(viewer: Viewer | null): string {
  return viewer?.profile?.username ?? viewer?.email ?? 'You';
}
