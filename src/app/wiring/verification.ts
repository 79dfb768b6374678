import { verificationMachine } from '#machines/verification/verification.machine';
import { verifyIdentity } from '#services/edge/verify-identity';
import { abortable } from './actors';

export const verificationLogic = verificationMachine.provide({
  actors: { verify: abortable((_, signal) => verifyIdentity(signal)) },
});
