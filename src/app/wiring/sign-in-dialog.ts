import { mailCodeMachine } from '#machines/mail-code/mail-code.machine';
import { signInDialogMachine } from '#machines/sign-in-dialog/sign-in-dialog.machine';
import { verifyMailCode } from '#services/supabase/mail-code';
import { signInWithPassword } from '#services/supabase/password-sign-in';
import { abortable } from './actors';

export const mailCodeLogic = mailCodeMachine.provide({
  actors: { verify: abortable(verifyMailCode) },
});

export const signInDialogLogic = signInDialogMachine.provide({
  actors: { signInWithPassword: abortable(signInWithPassword) },
});
