import { describe, expect, it } from 'vitest';
import { parseGuildResources } from './parse-guild-resources';

const serverId = '100000000000000001';
const [member, grouped, bot] = ['100000000000000002', '100000000000000003', '100000000000000004'];
const [text, stage, directory] = ['100000000000000005', '100000000000000006', '100000000000000007'];
const now = Date.parse('2026-03-01T10:00:00Z');

const role = { color: 0, permissions: '0', managed: false };
const channel = { name: 'success', type: 0, parent_id: null, permission_overwrites: [] };
const response = {
  roles: [
    { ...role, id: serverId, name: '@everyone', position: 0, permissions: '19456' },
    { ...role, id: member, name: 'Member', position: 1 },
    { ...role, id: grouped, name: 'Grouped', position: 2, permissions: '268435456' },
  ],
  channels: [
    { ...channel, id: text, position: 0 },
    {
      ...channel,
      id: stage,
      type: 13,
      position: 1,
      permission_overwrites: [{ id: bot, type: 1, allow: '0', deny: '1024' }],
    },
    { ...channel, id: directory, type: 14, position: 2 },
  ],
  bot: { id: bot, roles: [grouped], owner_id: '100000000000000009', timed_out_until: null },
};
const read = (answer: unknown) => parseGuildResources(answer, serverId, now);
const some = ['READ_MESSAGE_HISTORY', 'ATTACH_FILES', 'ADD_REACTIONS', 'MANAGE_CHANNELS'];
const types = [
  [0, 'text'],
  [2, 'voice'],
  [4, 'category'],
  [5, 'announcement'],
  [13, 'stage'],
  [15, 'forum'],
  [16, 'media'],
];

describe('parseGuildResources', () => {
  it('returns the names, and the limits also of channels that no setting can have', () => {
    const resources = read(response);
    expect(resources?.channels.map(({ id }) => id)).toEqual([text, stage]);
    const limits = resources?.botLimits;
    const channels = limits?.channels ?? {};
    expect(limits?.roles).toEqual({
      [serverId]: ['everyone'],
      [member]: [],
      [grouped]: ['aboveBot'],
    });
    expect(channels[text]).toEqual({ type: 'text', missing: some });
    expect(channels[stage]).toMatchObject({ type: 'stage' });
    expect(channels[stage]?.missing).toContain('VIEW_CHANNEL');
    expect(channels[directory]).toEqual({ type: null, missing: some });
  });

  it.each(types)('reads the channel type %d as %s', (type, name) => {
    const found = read({ ...response, channels: [{ ...channel, id: text, position: 0, type }] });
    expect(found?.channels).toEqual([expect.objectContaining({ id: text, type: name })]);
    expect(found?.botLimits?.channels[text]?.type).toBe(name);
  });

  it.each([
    ['a past timeout', '2026-03-01T09:59:59.000000+00:00', some],
    [
      'a timeout',
      '2026-03-01T10:00:01.000000+00:00',
      ['SEND_MESSAGES', 'READ_MESSAGE_HISTORY', 'EMBED_LINKS', ...some.slice(1)],
    ],
  ])('considers %s of the bot', (_, timed_out_until, expected) => {
    const limits = read({ ...response, bot: { ...response.bot, timed_out_until } })?.botLimits;
    expect(limits?.channels[text]?.missing).toEqual(expected);
  });

  it.each([
    ['no bot', { bot: null }],
    ['an unreadable timeout', { bot: { ...response.bot, timed_out_until: 'soon' } }],
    ['an older function', { bot: undefined }],
    [
      'roles without permissions',
      { roles: response.roles.map((row) => ({ ...row, permissions: undefined })) },
    ],
    [
      'unreadable permissions',
      { roles: response.roles.map((row) => ({ ...row, permissions: '0x8' })) },
    ],
    [
      'an unknown kind of overwrite',
      {
        channels: response.channels.map((row) => ({
          ...row,
          permission_overwrites: [{ id: bot, type: 2, allow: '0', deny: '0' }],
        })),
      },
    ],
  ])('returns the names without limits for %s', (_, part) => {
    const resources = read({ ...response, ...part });
    expect(resources?.roles).toHaveLength(3);
    expect(resources?.botLimits).toBeNull();
  });

  it('leaves out a role and a channel that cannot be read', () => {
    const odd = read({
      ...response,
      roles: [...response.roles, { id: 'x' }, null],
      channels: [...response.channels, { ...response.channels[0], name: 5 }],
    });
    const usual = read(response);
    expect(odd).toEqual({ ...usual, botLimits: null });
  });

  it.each([null, {}, { ...response, roles: [{ id: 'x' }] }])('rejects %j', (answer) => {
    expect(read(answer)).toBeNull();
  });
});
