import { describe, expect, it, onTestFinished } from 'vitest';
import type { MemberPermission } from '#domain/team/member';
import { people } from '#mocks/session/people';
import { guilds, type GuildName } from '#mocks/dashboard/servers';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import { until } from '../../../tests/setup/until';
import { loadTeam, watchTeam } from './team';

const here = { serverId: guilds.resellHeaven.id };

const given = (
  guild: GuildName,
  ...allowedPanels: MemberPermission['allowedPanels'][number][]
) => ({
  serverId: guilds[guild].id,
  serverName: guilds[guild].name,
  allowedPanels,
});

async function namesIn(world: WorldName, serverId: string | null) {
  enterWorld(world);
  const answer = await loadTeam({ serverId });
  return answer.ok ? answer.value.members.map(({ name }) => name) : answer.error;
}

const helpers = [
  'Priya Raman',
  'Jonas Lindqvist-Abernathy von und zu Hohenstein',
  'Marcus',
  'Amara 夜',
  'Old Bob (night shift)',
  'Yuki 🌸',
];

describe('the team of a server', () => {
  it('contains members with rights there, in the order they were added, with all that the viewer may see', async () => {
    enterWorld('owner');
    const answer = await loadTeam(here);
    if (!answer.ok) throw new Error(answer.error.kind);
    const { members, platformOwnerId } = answer.value;
    expect(members.map(({ name }) => name)).toEqual(helpers);
    expect(platformOwnerId).toBe(people.platformOwner.discord.id);
    expect(members[0]).toEqual({
      id: members[0]?.id,
      name: 'Priya Raman',
      nickname: 'Pri',
      discordId: '318264950173892608',
      customRole: 'Head of support',
      panelRole: 'moderator',
      profilePicture: null,
      nameColor: '#9b87f5',
      allowedPanels: [],
      permissions: [
        given('cardCollectors', 'points'),
        given('resellHeaven', 'advanced', 'roles', 'points', 'editors'),
      ],
      lastChangeAt: expect.stringMatching(/T10:40:00/),
    });
    expect(members[5]).toEqual({
      id: members[5]?.id,
      name: 'Yuki 🌸',
      nickname: null,
      discordId: '752048193367040000',
      customRole: 'editor',
      panelRole: 'support',
      profilePicture: null,
      nameColor: '#FFFFFF',
      allowedPanels: [],
      permissions: [given('resellHeaven', 'points')],
    });
  });

  it('also contains members whom the viewer added and who have no rights yet', async () => {
    const { store } = enterWorld('owner');
    const [first] = store.team.rows().members;
    if (!first) throw new Error('Nobody is on the team');
    const id = '7ea70000-0000-4000-8000-999999999999';
    store.team.saveMember({ ...first, id, name: 'Fresh', added_by: people.owner.id });
    const answer = await loadTeam(here);
    expect(answer.ok && answer.value.members.map(({ name }) => name)).toContain('Fresh');
    const elsewhere = await loadTeam({ serverId: guilds.amazonLab.id });
    expect(elsewhere.ok && elsewhere.value.members.map(({ name }) => name)).toEqual([
      'Fresh',
      'Harriet',
      'Diego',
    ]);
  });

  it.each<[WorldName, string | null, unknown]>([
    ['team-empty', here.serverId, []],
    ['editor-with-points-only', here.serverId, []],
    ['editor-with-points-only', null, [people.editor.discord.username]],
    ['no-servers', null, []],
    ['team-unreachable', here.serverId, { kind: 'unreachable' }],
    ['offline', here.serverId, { kind: 'unreachable' }],
    ['signed-out', here.serverId, { kind: 'forbidden' }],
  ])('in the world %s, of %s, is %j', async (world, serverId, expected) => {
    expect(await namesIn(world, serverId)).toEqual(expected);
  });

  it('contains every member for users who run the site', async () => {
    expect(await namesIn('admin', null)).toEqual([
      ...[people.admin, people.editor, people.moderator, people.supporter].map(
        ({ discord }) => discord.username,
      ),
      ...helpers,
      'Harriet',
      'Diego',
    ]);
  });

  it('is read to the end, page by page', async () => {
    const { store } = enterWorld('admin');
    const { members, permissions } = store.team.rows();
    const [member] = members;
    const [permission] = permissions;
    if (!member || !permission) throw new Error('Nobody is on the team');
    const start = Date.UTC(2026, 0, 1);
    const idOf = (index: number) =>
      `7ea70000-0000-4000-8000-${String((index * 7_919) % 2_300).padStart(12, '0')}`;
    const crowd = Array.from({ length: 2_300 }, (_, index) => index);
    store.team.saveTeam({
      members: crowd.map((index) => ({
        ...member,
        id: idOf(index),
        name: `Member ${index}`,
        added_at: new Date(start + index * 60_000).toISOString(),
      })),
      permissions: crowd.map((index) => ({
        ...permission,
        id: crypto.randomUUID(),
        team_member_id: idOf(index),
        server_id: index % 2 === 0 ? here.serverId : guilds.amazonLab.id,
      })),
    });
    const everybody = await loadTeam({ serverId: null });
    expect(everybody.ok && everybody.value.members.map(({ name }) => name)).toEqual(
      crowd.map((index) => `Member ${index}`),
    );
    const team = await loadTeam(here);
    expect(team.ok && team.value.members).toHaveLength(1_150);
  });

  it('can be large', async () => {
    const names = await namesIn('big-team', here.serverId);
    expect(names).toHaveLength(300);
  });
});

describe('the changes of a team', () => {
  const watch = (serverId: string | null = guilds.resellHeaven.id) => {
    const events: string[] = [];
    const stop = watchTeam(
      { serverId },
      {
        onBack: () => void events.push('joined'),
        onChange: () => void events.push('changed'),
        onLost: () => void events.push('lost'),
      },
    );
    onTestFinished(stop);
    return events;
  };

  it('are reported to those who see the team of the server, once the channel is joined', async () => {
    const { store } = enterWorld('owner');
    const events = watch();
    await until(() => expect(events).toEqual(['joined']));
    const { permissions } = store.team.rows();
    const [row, last] = permissions.filter(({ server_id }) => server_id === guilds.resellHeaven.id);
    const [other] = permissions.filter(({ server_id }) => server_id !== guilds.resellHeaven.id);
    if (!row || !last || !other) throw new Error('Nobody was given anything');
    store.team.keepPermissions(permissions.filter((each) => each !== other));
    store.team.keepPermissions(permissions.filter((each) => ![row, other].includes(each)));
    await until(() => expect(events).toEqual(['joined', 'changed']));
    store.team.removeMembers([last.team_member_id]);
    await until(() => expect(events).toEqual(['joined', 'changed', 'changed']));
  });

  it('are reported for all servers to those who run the site', async () => {
    const { store } = enterWorld('admin');
    const events = watch(null);
    await until(() => expect(events).toEqual(['joined']));
    store.team.keepPermissions(store.team.rows().permissions.slice(1));
    await until(() => expect(events).toEqual(['joined', 'changed']));
  });

  it('are not reported to others', async () => {
    enterWorld('owner');
    const events = [watch(null), watch('100000000000000000')];
    await until(() => expect(events).toEqual([['lost'], ['lost']]));
  });

  it('are lost and come back with the channel', async () => {
    const { realtime } = enterWorld('owner');
    const events = watch();
    await until(() => expect(events).toEqual(['joined']));
    realtime.closeChannel(`db-changes:${guilds.resellHeaven.id}`);
    await until(() => expect(events).toEqual(['joined', 'lost', 'joined']));
  });

  it('are not reported when the channel is rejected', async () => {
    enterWorld('realtime-lost');
    const events = watch();
    await until(() => expect(events).toEqual(['lost']));
  });
});
