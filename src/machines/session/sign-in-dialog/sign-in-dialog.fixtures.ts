import { type SignInError, signInErrorKinds } from '#domain/session/sign-in-error';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { signInDialogMachine } from './sign-in-dialog.machine';

export const credentials = { email: 'ada@example.com', password: 'engine' };
export const submit = { type: 'submit' as const, ...credentials };
export const accepted = { ok: true as const, value: null };
export const failedWith = (kind: SignInError['kind']) => ({ ok: false, error: { kind } }) as const;

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const signInDialogFixtures = {
  events: {
    open: [{ type: 'open' }],
    close: [{ type: 'close' }],
    change: [{ type: 'change' }],
    submit: [submit],
  },
  actors: {
    signInWithPassword: {
      outcomes: [accepted, ...signInErrorKinds.map(failedWith)],
      restarts: true,
    },
  },
  delays: {},
} satisfies WalkOptions<typeof signInDialogMachine>;
