/** Why a sign-in with an email address and a password failed. `notConfirmed`: the address is not confirmed yet. */
export type SignInError = {
  kind: 'invalidCredentials' | 'notConfirmed' | 'rateLimited' | 'unreachable';
};
