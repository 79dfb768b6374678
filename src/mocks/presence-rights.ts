import { runsTheSite } from './membership';
import { personById } from './people';
import { claimsOf } from './tokens';

/**
 * Returns whether an access token belongs to staff. Applies the same condition as the policy 'The staff shows that it
 * is online'.
 */
export function isOfTheStaff(accessToken: string | undefined): boolean {
  const claims = accessToken === undefined ? null : claimsOf(accessToken);
  const person = claims && personById(claims.sub);
  return person !== null && runsTheSite(person);
}
