import { runsTheSite } from './membership';
import { personById } from './people';
import type { TeamRows } from './team';
import { claimsOf } from './tokens';

/** Whether an access token is of somebody who may show that they are online: the database's `private.is_team()`. */
export function isOfTheTeam(accessToken: string | undefined, { members }: TeamRows): boolean {
  const claims = accessToken === undefined ? null : claimsOf(accessToken);
  const person = claims && personById(claims.sub);
  if (!person) return false;
  if (runsTheSite(person)) return true;
  return members.some(({ discord_id }) => discord_id !== null && discord_id === person.discord?.id);
}
