import { verificationMachine } from '#machines/session/verification/verification.machine';
import { verifyIdentity } from '#services/session/verify-identity';
import { abortable } from '../actors';

export const verificationLogic = verificationMachine.provide({
  actors: { verify: abortable((_, signal) => verifyIdentity(signal)) },
});
