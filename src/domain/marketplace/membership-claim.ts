import { paths } from '../paths';
import { type ErrorOf, without } from '../result';
import { checkAccount } from './account';

/** The part of a claim that is stored in this browser: the typed address, and whether a link was sent to it. */
export interface KeptClaim {
  address: string;
  isSent: boolean;
}

/** `claimed`: just added to the viewer's account. `own`: already in it. `taken`: in other accounts. */
export interface ClaimCounts {
  claimed: number;
  own: number;
  taken: number;
}

export const claimMailErrorKinds = [
  'captchaFailed',
  'rateLimited',
  'invalidAddress',
  'addressInUse',
  'signInRequired',
  'factorRequired',
  'unreachable',
] as const;
export type ClaimMailError = ErrorOf<typeof claimMailErrorKinds>;

/** Why a claim failed. `notConfirmed`: the address is not the confirmed address of the viewer's account. */
export const claimErrorKinds = [
  'notConfirmed',
  'signInRequired',
  'factorRequired',
  'unreachable',
] as const;
export type ClaimError = ErrorOf<typeof claimErrorKinds>;

export function readAddress(typed: string): string {
  return typed.trim();
}

export function isAddress(typed: string): boolean {
  return checkAccount({ username: '', email: typed, password: '' }, ['email']).email === undefined;
}

/** Whether a typed address equals another one. Ignores case, as the auth server does. */
export function isSameAddress(typed: string, other: string | null): boolean {
  return other !== null && readAddress(typed).toLowerCase() === other.toLowerCase();
}

/** `takenByOther`: the memberships that were bought with the address belong to another account. */
export const claimFailures = [
  ...claimMailErrorKinds,
  ...without(claimErrorKinds, 'notConfirmed'),
  'takenByOther',
] as const;
export type ClaimFailure = (typeof claimFailures)[number];

const RETURN_PARAMETER = 'claim';

export const claimReturnPath = `${paths.myMemberships.href()}?${RETURN_PARAMETER}=confirmed`;

export function isClaimReturn(search: string): boolean {
  return new URLSearchParams(search).get(RETURN_PARAMETER) === 'confirmed';
}
