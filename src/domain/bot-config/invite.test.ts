import { describe, expect, it } from 'vitest';
import type { ConfigPatch } from './config';
import { defaultConfig } from './fields';
import type { GuildChannel, GuildResources } from './guild-resources';
import { inviteUrl, permissionsNeeded } from './invite';

const serverId = '100000000000000001';
const role = '100000000000000011';
const channel = (type: GuildChannel['type'], id: string) => ({
  id,
  type,
  name: type,
  parentId: null,
  position: 0,
});
const text = '100000000000000201';
const voice = '100000000000000202';
const forum = '100000000000000203';
const category = '100000000000000204';
const unknown = '100000000000000299';
const resources: GuildResources = {
  roles: [],
  channels: [
    channel('text', text),
    channel('voice', voice),
    channel('forum', forum),
    channel('category', category),
  ],
};
const invite = (settings: ConfigPatch) => ({
  serverId,
  config: { ...defaultConfig(), ...settings },
  isSeen: () => true,
  resources,
});

/** The sums were written by hand from the table of discord.md §6.6. */
describe('permissionsNeeded', () => {
  it.each<[string, ConfigPatch, number]>([
    ['nothing', {}, 0],
    ['a role that is only recognized', { adminRoleID: role }, 0],
    ['a role that is given', { roleId: role }, 268_435_456],
    ['embeds in a text channel', { logsChannel: text }, 1024 + 2048 + 16_384],
    ['embeds in a voice channel', { logsChannel: voice }, 1024 + 2048 + 16_384 + 1_048_576],
    ['embeds in a channel that is unknown', { logsChannel: unknown }, 1024 + 2048 + 16_384],
    ['files', { transcriptChannel: text }, 1024 + 2048 + 32_768],
    ['answers in a forum', { pingConfigChannels: [forum] }, 1024 + 274_877_906_944],
    ['reactions', { postChannelIDs: [text] }, 1024 + 64 + 65_536],
    ['tickets', { ShopTicketCategory: category }, 1024 + 16],
    ['who invited a member', { inviteLogs: text }, 1024 + 2048 + 16_384 + 32],
    ['kicks from this server', { GuildRoleLost: role, KickFromGuildID: serverId }, 2],
    ['kicks from another server', { GuildRoleLost: role, KickFromGuildID: unknown }, 0],
    [
      'several settings',
      { roleId: role, ROIChannel: text, suggestionPost: text },
      268_435_456 + 1024 + 2048 + 16_384,
    ],
  ])('of %s', (_, settings, expected) => {
    expect(permissionsNeeded(invite(settings))).toBe(BigInt(expected));
  });

  it('leaves out settings that the viewer does not see', () => {
    const seen = { ...invite({ roleId: role, ROIChannel: text }), isSeen: () => false };
    expect(permissionsNeeded(seen)).toBe(0n);
  });
});

describe('inviteUrl', () => {
  const clientId = '845201933120405999';
  const to = (permissions: string) =>
    `https://discord.com/oauth2/authorize?client_id=${clientId}&scope=bot+applications.commands&permissions=${permissions}&guild_id=${serverId}&disable_guild_select=true`;

  it('asks for what the settings need', () => {
    expect(inviteUrl({ clientId, ...invite({ roleId: role }) })).toBe(to('268435456'));
  });

  it("keeps what the bot's own role has", () => {
    const standing = { isTimedOut: false, missing: [], ownRole: '2' };
    const known = { ...resources, botLimits: { roles: {}, channels: {}, standing } };
    expect(inviteUrl({ clientId, ...invite({ roleId: role }), resources: known })).toBe(
      to('268435458'),
    );
  });
});
