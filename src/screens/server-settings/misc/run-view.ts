import { CommandFormContext } from '#machines/command-form/command-form.context';

/** How the last execution went, as far as it is still worth saying. */
export type RunView = 'quiet' | 'executing' | 'executed' | RunError;

const errors = [
  'notAllowedToModify',
  'notAllowedToSave',
  'signInRequired',
  'invalidServer',
  'unanswered',
  'failed',
  'clash',
  'stale',
] as const;

export type RunError = (typeof errors)[number];

/** The face, and the command it is about. */
export function useRun(): { view: RunView; command: string | null } {
  const command = CommandFormContext.useSelector(
    ({ context }) => context.asked?.command.name ?? null,
  );
  const view = CommandFormContext.useSelector((form): RunView => {
    for (const run of ['executing', 'executed'] as const) if (form.matches({ run })) return run;
    return errors.find((refused) => form.matches({ run: { refused } })) ?? 'quiet';
  });
  return { view, command };
}
