import { PresenceContext } from '#machines/shell/presence/presence.machine';
import { StaffOnline } from './StaffOnline';

export function LiveStaffOnline() {
  const presence = PresenceContext.useSelector(({ context }) => context.presence);
  const kind = PresenceContext.useSelector(({ value }) => value);
  return <StaffOnline presence={kind === 'live' ? { kind, ...presence } : { kind }} />;
}
