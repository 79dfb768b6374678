import { memberWith, type MemberForm, type TeamMember } from '#domain/team/member';
import type { ServerRef } from '#domain/team/permissions';

/** The temporary id of a new member until the response arrives. */
export const NEW_MEMBER_ID = 'new';

export function expectedMember({
  member,
  form,
  picture,
  server,
}: {
  /** The member before the save; null for a new member. */
  member: TeamMember | null;
  form: MemberForm;
  /** The URL of the picture; null if there is none. */
  picture: string | null;
  /** The server on which a new member gets the panels of the form. */
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
