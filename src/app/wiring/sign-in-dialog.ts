import { fromPromise } from 'xstate';
import { signInDialogMachine } from '#machines/sign-in-dialog/sign-in-dialog.machine';
import { signInWithPassword } from '#services/supabase/password-sign-in';

export const signInDialogLogic = signInDialogMachine.provide({
  actors: { signInWithPassword: fromPromise(({ input }) => signInWithPassword(input)) },
});
