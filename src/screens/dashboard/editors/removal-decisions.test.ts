import { describe, expect, it } from 'vitest';
import { demoServer, type Server } from '#domain/servers/server';
import type { TeamMember } from '#domain/team/member';
import { members, personas, removals, type Member } from '../../../../tests/permissions/decisions';
import { editorOf, here, serverRole } from '../../../../tests/permissions/persona';
import { removalVerdict } from './editor-rights';

const guildOwnerId = '300000000000000001';
const platformOwnerId = '300000000000000009';
const ids = {
  'the owner of the guild': guildOwnerId,
  'the platform owner': platformOwnerId,
} as const;

describe.each(removals)('$remover, on the tab Editors', ({ remover, removes }) => {
  it.each<Member>(members)('decides whether to remove $name', (member) => {
    const persona = personas.find(({ name }) => name === remover);
    if (!persona) throw new Error(`There is no persona ${remover}`);
    const server: Server = {
      ...demoServer,
      id: here,
      role: serverRole(persona),
      isDemo: false,
      ownerId: guildOwnerId,
    };
    const verdict = removalVerdict(
      { server, editor: editorOf(persona) },
      rowOf(member),
      platformOwnerId,
    );
    const reason = member.is === 'the platform owner' ? 'cannotRemoveOwner' : 'notAllowed';
    const isRemoved = removes.some((name) => name === member.name);
    expect(verdict).toEqual(isRemoved ? { allowed: true } : { allowed: false, reason });
  });
});

function rowOf({ name, role, is }: Member): TeamMember {
  return {
    id: name,
    name,
    nickname: null,
    discordId: is ? ids[is] : null,
    customRole: null,
    panelRole: role,
    profilePicture: null,
    nameColor: '#FFFFFF',
    allowedPanels: [],
    permissions: [{ serverId: here, serverName: 'Deals', allowedPanels: [] }],
  };
}
