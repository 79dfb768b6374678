import { memberWith, type MemberForm, type TeamMember } from '#domain/team/member';
import type { ServerRef } from '#domain/team/permissions';

/** The id of a member who is being added and has none yet. */
export const NEW_MEMBER_ID = 'new';

/** A member as they will be once a form is saved. */
export function expectedMember({
  member,
  form,
  picture,
  server,
}: {
  /** Who is edited; null for somebody new. */
  member: TeamMember | null;
  form: MemberForm;
  /** The address of their picture. */
  picture: string | null;
  /** Where somebody new is given the form's panels. */
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
