/**
 * Why a sign-in with an email address and a password failed. `notConfirmed`: the address is not confirmed yet.
 * `captchaFailed`: the security check was not passed, or was closed.
 */
export type SignInError = {
  kind: 'invalidCredentials' | 'notConfirmed' | 'captchaFailed' | 'rateLimited' | 'unreachable';
};
