import { CommandFormContext } from '#machines/command-form/command-form.context';

/** How the last execution went, as far as it is still worth saying. */
export type RunFace = 'quiet' | 'executing' | 'executed' | RunRefusal;

const refusals = [
  'notAllowedToModify',
  'notAllowedToSave',
  'signInRequired',
  'invalidServer',
  'unanswered',
  'failed',
  'clash',
  'outrun',
] as const;

export type RunRefusal = (typeof refusals)[number];

/** The face, and the command it is about. */
export function useRun(): { face: RunFace; command: string | null } {
  const command = CommandFormContext.useSelector(
    ({ context }) => context.asked?.command.name ?? null,
  );
  const face = CommandFormContext.useSelector((form): RunFace => {
    for (const run of ['executing', 'executed'] as const) if (form.matches({ run })) return run;
    return refusals.find((refused) => form.matches({ run: { refused } })) ?? 'quiet';
  });
  return { face, command };
}
