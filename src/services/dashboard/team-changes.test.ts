import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { emptyMemberForm, formOf, type MemberForm, type TeamMember } from '#domain/team/member';
import { unconfirmedMembers } from '#domain/team/roster';
import { MOCK_URL } from '#mocks/context';
import { people } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import {
  addMember,
  confirmEditors,
  removeMember,
  replacePermissions,
  updateMember,
} from './team-changes';
import { loadTeam } from './team';

const server = { id: guilds.resellHeaven.id, name: guilds.resellHeaven.name };
const form: MemberForm = { ...emptyMemberForm, name: ' Noor ', discordId: '218345611802574848' };
const failure = (kind: string) => ({ ok: false, error: { kind } });
const done = { ok: true, value: null };

async function team(): Promise<readonly TeamMember[]> {
  const answer = await loadTeam({ serverId: null });
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value.members;
}

async function member(name: string): Promise<TeamMember> {
  const found = (await team()).find((each) => each.name === name);
  if (!found) throw new Error(`${name} is not on the team`);
  return found;
}

/** Returns the bodies of the requests to a path of the Data API, in order. */
function bodiesSentTo({ server: msw }: ReturnType<typeof enterWorld>, path: string): unknown[] {
  const bodies: unknown[] = [];
  msw.use(
    http.all(`${MOCK_URL}/rest/v1/${path}`, async ({ request }) => {
      if (request.method !== 'GET')
        bodies.push(
          await request
            .clone()
            .json()
            .catch(() => null),
        );
    }),
  );
  return bodies;
}

describe('adding a member', () => {
  it('inserts the right columns, and adds the panels of the server', async () => {
    const world = enterWorld('owner');
    const inserted = bodiesSentTo(world, 'team_members');
    const answer = await addMember({ form, picture: null, server });
    if (!answer.ok) throw new Error(answer.error.kind);
    expect(inserted).toEqual([
      {
        name: 'Noor',
        discord_id: '218345611802574848',
        custom_role: 'editor',
        panel_role: 'support',
        profile_picture: null,
      },
    ]);
    expect(answer.value).toEqual({
      id: answer.value.id,
      name: 'Noor',
      nickname: null,
      discordId: '218345611802574848',
      customRole: 'editor',
      panelRole: 'support',
      profilePicture: null,
      nameColor: '#FFFFFF',
      allowedPanels: [],
      permissions: [{ serverId: server.id, serverName: server.name, allowedPanels: ['advanced'] }],
    });
    expect(await member('Noor')).toEqual(answer.value);
  });

  it('sends a nickname, a picture, and a color that is not the default', async () => {
    const world = enterWorld('owner');
    const inserted = bodiesSentTo(world, 'team_members');
    const picture = 'https://pictures.example/noor.png';
    const decorated = { ...form, nameColor: '#9b87f5', nickname: 'No' };
    await addMember({ form: decorated, picture, server: null });
    expect(inserted).toEqual([
      {
        name: 'Noor',
        nickname: 'No',
        discord_id: '218345611802574848',
        custom_role: 'editor',
        panel_role: 'support',
        profile_picture: picture,
        name_color: '#9b87f5',
      },
    ]);
    expect((await member('Noor')).permissions).toEqual([]);
  });

  it.each<[WorldName, string]>([
    ['team-add-fails', 'unknown'],
    ['team-permissions-fail', 'unknown'],
    ['team-permissions-refused', 'notAllowed'],
    ['editor-with-points-only', 'notAllowed'],
    ['signed-out', 'signInRequired'],
    ['offline', 'unreachable'],
  ])('in the world %s fails: %s', async (world, kind) => {
    enterWorld(world);
    expect(await addMember({ form, picture: null, server })).toEqual(failure(kind));
  });

  it.each<WorldName>(['team-permissions-fail', 'team-permissions-refused'])(
    'in the world %s leaves no member behind',
    async (world) => {
      enterWorld(world);
      const before = await team();
      await addMember({ form, picture: null, server });
      expect(await team()).toEqual(before);
    },
  );

  it('reports a missing name', async () => {
    enterWorld('owner');
    const nameless = { ...form, name: '  ' };
    expect(await addMember({ form: nameless, picture: null, server })).toEqual(
      failure('missingName'),
    );
  });

  it('is rejected for a server the viewer does not manage', async () => {
    enterWorld('owner');
    const foreign = { id: guilds.picksClub.id, name: guilds.picksClub.name };
    expect(await addMember({ form, picture: null, server: foreign })).toEqual(
      failure('notAllowed'),
    );
  });
});

describe('changing a member', () => {
  it('sends every field, and null for the default color', async () => {
    const world = enterWorld('owner');
    const priya = await member('Priya Raman');
    const updated = bodiesSentTo(world, 'team_members');
    const changed = { ...formOf(priya), nickname: '', nameColor: '#ffffff', name: 'Priya' };
    const answer = await updateMember({ member: priya, form: changed, picture: null });
    expect(updated).toEqual([
      {
        name: 'Priya',
        nickname: null,
        discord_id: '318264950173892608',
        custom_role: 'Head of support',
        panel_role: 'moderator',
        profile_picture: null,
        name_color: null,
      },
    ]);
    const expected = { ...priya, name: 'Priya', nickname: null, nameColor: '#FFFFFF' };
    expect(answer).toEqual({ ok: true, value: expected });
    expect(await member('Priya')).toEqual(expected);
  });

  it.each<[WorldName, string]>([
    ['team-update-fails', 'unknown'],
    ['no-servers', 'notAllowed'],
    ['signed-out', 'signInRequired'],
    ['offline', 'unreachable'],
  ])('in the world %s fails: %s', async (world, kind) => {
    enterWorld('owner');
    const priya = await member('Priya Raman');
    enterWorld(world);
    const answer = await updateMember({ member: priya, form: formOf(priya), picture: null });
    expect(answer).toEqual(failure(kind));
  });

  it('reports a blank name', async () => {
    enterWorld('owner');
    const priya = await member('Priya Raman');
    const blank = { ...formOf(priya), name: '' };
    expect(await updateMember({ member: priya, form: blank, picture: null })).toEqual(
      failure('missingName'),
    );
  });
});

describe('removing a member', () => {
  it('from their only server removes them from the team', async () => {
    const { store } = enterWorld('owner');
    const yuki = await member('Yuki 🌸');
    expect(await removeMember({ member: yuki, server })).toEqual(done);
    expect(store.team.rows().members.some(({ id }) => id === yuki.id)).toBe(false);
    expect(await removeMember({ member: yuki, server })).toEqual(done);
  });

  it('from one of several servers keeps their rights on the others', async () => {
    enterWorld('owner');
    const priya = await member('Priya Raman');
    expect(await removeMember({ member: priya, server })).toEqual(done);
    expect((await member('Priya Raman')).permissions.map(({ serverName }) => serverName)).toEqual([
      guilds.cardCollectors.name,
    ]);
  });

  it('without a server removes them from the team', async () => {
    enterWorld('admin');
    const before = await team();
    const priya = await member('Priya Raman');
    expect(await removeMember({ member: priya, server: null })).toEqual(done);
    expect(await team()).toEqual(before.filter(({ id }) => id !== priya.id));
  });

  it.each<[WorldName, string, string]>([
    ['team-remove-fails', 'Yuki 🌸', 'unknown'],
    ['team-remove-refused', 'Yuki 🌸', 'notAllowed'],
    ['team-with-owner', people.platformOwner.discord.username, 'cannotRemoveOwner'],
  ])('in the world %s, %s fails: %s', async (world, name, kind) => {
    enterWorld(world);
    const found = await member(name);
    const before = await team();
    expect(await removeMember({ member: found, server })).toEqual(failure(kind));
    expect(await removeMember({ member: found, server: null })).toEqual(failure(kind));
    expect(await team()).toEqual(before);
  });

  it.each(['Marcus', 'Harriet'])(
    'who is an admin needs more than the admin role: %s',
    async (name) => {
      enterWorld('admin');
      expect(await removeMember({ member: await member(name), server: null })).toEqual(
        failure('notAllowed'),
      );
    },
  );

  it('deletes the picture only if it deleted the member, who may also be hidden', async () => {
    const { server: msw } = enterWorld('owner');
    const deleted: string[] = [];
    msw.use(
      http.delete(`${MOCK_URL}/storage/v1/object/*`, ({ request }) => {
        deleted.push(request.url);
        return HttpResponse.json([]);
      }),
    );
    const profilePicture = `${MOCK_URL}/storage/v1/object/public/team-avatars/1.png`;
    const yuki = { ...(await member('Yuki 🌸')), profilePicture };
    await removeMember({ member: yuki, server });
    expect(deleted).toHaveLength(1);
    await removeMember({ member: yuki, server });
    await removeMember({ member: yuki, server: null });
    expect(deleted).toHaveLength(1);
  });

  it('needs a connection', async () => {
    enterWorld('owner');
    const yuki = await member('Yuki 🌸');
    enterWorld('offline');
    expect(await removeMember({ member: yuki, server })).toEqual(failure('unreachable'));
  });
});

describe("replacing a member's rights", () => {
  const points = {
    serverId: server.id,
    serverName: server.name,
    allowedPanels: ['points'],
  } as const;

  it('sets exactly these rights', async () => {
    enterWorld('owner');
    const { id } = await member('Priya Raman');
    expect(await replacePermissions({ memberId: id, permissions: [points] })).toEqual(done);
    expect((await member('Priya Raman')).permissions).toEqual([points]);
  });

  it('does not change servers the viewer does not manage', async () => {
    const { store } = enterWorld('owner');
    const { id } = await member('Yuki 🌸');
    const elsewhere = {
      id: crypto.randomUUID(),
      team_member_id: id,
      server_id: guilds.picksClub.id,
      server_name: guilds.picksClub.name,
      allowed_panels: ['roles'],
    } as const;
    store.team.keepPermissions([...store.team.rows().permissions, elsewhere]);
    await replacePermissions({ memberId: id, permissions: [] });
    const left = store.team.rows().permissions.filter((row) => row.team_member_id === id);
    expect(left).toEqual([elsewhere]);
  });

  it.each<[WorldName, string]>([
    ['team-permissions-fail', 'unknown'],
    ['team-permissions-refused', 'notAllowed'],
    ['no-servers', 'notAllowed'],
    ['offline', 'unreachable'],
  ])('in the world %s fails: %s', async (world, kind) => {
    enterWorld('owner');
    const { id } = await member('Yuki 🌸');
    enterWorld(world);
    expect(await replacePermissions({ memberId: id, permissions: [points] })).toEqual(
      failure(kind),
    );
  });
});

describe('an editor who was given points', () => {
  it('no longer sees a right that was removed', async () => {
    const { store } = enterWorld('editor-with-points-only');
    const [own] = await team();
    expect(own?.permissions.length).toBe(2);
    store.team.keepPermissions([]);
    expect((await team())[0]?.permissions).toEqual([]);
  });
});

describe('confirming editors', () => {
  it.each<[WorldName, unknown, number]>([
    ['team-handed-over', done, 0],
    ['confirm-answer-lost', failure('unreachable'), 0],
    ['confirm-unanswered', failure('unreachable'), 6],
    ['confirm-session-ends', failure('forbidden'), 6],
    ['confirm-handed-on', failure('forbidden'), 6],
  ])('in the world %s', async (world, result, left) => {
    enterWorld(world);
    const asked = async () => unconfirmedMembers(await team(), server.id).map(({ id }) => id);
    const memberIds = await asked();
    expect(memberIds).toHaveLength(6);
    expect(await confirmEditors({ serverId: server.id, memberIds })).toEqual(result);
    expect(await asked()).toHaveLength(left);
  });

  it('keeps the question when the panels of an editor change', async () => {
    enterWorld('team-handed-over');
    const marcus = await member('Marcus');
    const permissions = [
      { serverId: server.id, serverName: server.name, allowedPanels: ['points'] as const },
    ];
    expect(await replacePermissions({ memberId: marcus.id, permissions })).toEqual(done);
    expect(unconfirmedMembers([await member('Marcus')], server.id)).toHaveLength(1);
  });
});
