import { CommandFormContext } from '#machines/dashboard/command-form/command-form.machine';
import type { CommandErrorKind } from '#machines/dashboard/command-form/command-form.setup';

/**
 * The error of an execution. A conflict is a `clash` if another user has executed the same command. It is `stale` if
 * other users have only executed different commands.
 */
export type RunError = Exclude<CommandErrorKind, 'conflict'> | 'clash' | 'stale';

/** The result of the last execution, until it is dismissed. */
export type RunView = 'quiet' | 'executing' | 'executed' | RunError;

/**
 * Returns the state of the last execution and the name of its command. The name is null if no execution was requested.
 */
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
