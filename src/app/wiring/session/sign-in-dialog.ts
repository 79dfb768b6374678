import { mailCodeMachine } from '#machines/session/mail-code/mail-code.machine';
import { signInDialogMachine } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { verifyMailCode } from '#services/session/mail-code';
import { signInWithPassword } from '#services/session/password-sign-in';
import { abortable } from '../actors';

export const mailCodeLogic = mailCodeMachine.provide({
  actors: { run: abortable(verifyMailCode) },
});

export const signInDialogLogic = signInDialogMachine.provide({
  actors: { signInWithPassword: abortable(signInWithPassword) },
});
