import type { ErrorOf } from '../result';
/** `notConfirmed`: the address is not confirmed yet. `captchaFailed`: the check was not passed, or was closed. */
export const signInErrorKinds = [
  'invalidCredentials',
  'notConfirmed',
  'captchaFailed',
  'rateLimited',
  'unreachable',
] as const;
export type SignInError = ErrorOf<typeof signInErrorKinds>;
