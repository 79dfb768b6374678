import type { WalkOptions } from '../../../tests/setup/walk-machine';
import type { signInDialogMachine } from './sign-in-dialog.machine';

export const credentials = { email: 'ada@example.com', password: 'engine' };
export const submit = { type: 'submit' as const, ...credentials };
export const accepted = { ok: true as const, value: null };
export const refused = (kind: 'invalidCredentials' | 'unreachable') => ({
  ok: false as const,
  error: { kind },
});

/** What may happen in the dialog: its walk goes by it, and its bench has a button for each. */
export const signInDialogFixtures = {
  events: {
    open: [{ type: 'open' }],
    close: [{ type: 'close' }],
    change: [{ type: 'change' }],
    submit: [submit],
  },
  actors: {
    signInWithPassword: {
      outcomes: [accepted, refused('invalidCredentials'), refused('unreachable')],
      restarts: true,
    },
  },
  delays: {},
} satisfies WalkOptions<typeof signInDialogMachine>;
