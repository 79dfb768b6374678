import { memberWith, type MemberForm, type TeamMember } from '#domain/team/member';
import type { ServerRef } from '#domain/team/permissions';

/** The temporary id of a new member until the response arrives. */
export const NEW_MEMBER_ID = 'new';

/** Returns the member that saving the form will store. */
export function expectedMember({
  member,
  form,
  picture,
  server,
}: {
  /** null for a new member. */
  member: TeamMember | null;
  form: MemberForm;
  /** A URL. */
  picture: string | null;
  /** A new member gets the form's panels on this server. */
  server: ServerRef | null;
}): TeamMember {
  const { allowedPanels } = form;
  const given = server && { serverId: server.id, serverName: server.name, allowedPanels };
  const before = member ?? {
    id: NEW_MEMBER_ID,
    allowedPanels: [],
    permissions: given ? [given] : [],
  };
  return { ...memberWith(before, form), profilePicture: picture };
}
