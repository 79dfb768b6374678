/** `notConfirmed`: the address is not confirmed yet. `captchaFailed`: the check was not passed, or was closed. */
export type SignInError = {
  kind: 'invalidCredentials' | 'notConfirmed' | 'captchaFailed' | 'rateLimited' | 'unreachable';
};
