import { PresenceContext } from '#machines/presence/presence.context';
import { StaffOnline } from './StaffOnline';

/** Who of the staff is online, as the presence channel tells it. */
export function LiveStaffOnline() {
  const presence = PresenceContext.useSelector(({ context }) => context.presence);
  const kind = PresenceContext.useSelector(({ value }) => value);
  return <StaffOnline presence={kind === 'live' ? { kind, ...presence } : { kind }} />;
}
