import { runsTheSite } from '../market/membership';
import { personById } from '../session/people';
import { claimsOf } from '../session/tokens';

/**
 * Returns whether an access token belongs to staff. Applies the same condition as the policy 'The staff shows that it
 * is online'.
 */
export function isOfTheStaff(accessToken: string | undefined): boolean {
  const claims = accessToken === undefined ? null : claimsOf(accessToken);
  const person = claims && personById(claims.sub);
  return person !== null && runsTheSite(person);
}
