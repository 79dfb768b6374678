import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { noGuildResources } from '#domain/bot-config/guild-resources';
import { MOCK_URL } from '#mocks/context';
import { channelId, guildResources, roleId } from '#mocks/dashboard/guild';
import { guilds } from '#mocks/dashboard/servers';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import { loadGuildResources, readGuildResources } from './guild-resources';

const serverId = guilds.resellHeaven.id;

describe('the resources of a guild', () => {
  it('are its roles with colors and its channels with categories', async () => {
    enterWorld('owner');
    const { roles, channels } = await loadGuildResources({ serverId });
    expect(roles.find(({ name }) => name === 'VIP')).toEqual({
      id: roleId('VIP'),
      name: 'VIP',
      color: 0x9b59b6,
      position: 7,
    });
    expect(channels.find(({ name }) => name === 'success')).toEqual({
      id: channelId('success'),
      name: 'success',
      type: 'text',
      parentId: channelId('Community'),
      position: 7,
    });
    expect(new Set(channels.map(({ type }) => type))).toEqual(
      new Set(['category', 'text', 'announcement', 'forum', 'media', 'voice', 'stage']),
    );
  });

  it('say what the bot cannot do', async () => {
    enterWorld('bot-limited');
    const { botLimits } = await loadGuildResources({ serverId });
    expect(botLimits?.roles[roleId('VIP')]).toEqual(['aboveBot']);
    expect(botLimits?.channels[channelId('success')]).toEqual({
      type: 'text',
      missing: ['SEND_MESSAGES', 'EMBED_LINKS', 'ATTACH_FILES'],
    });
  });

  it("say so if the bot's rights are unknown", async () => {
    enterWorld('bot-unread');
    const { roles, botLimits } = await loadGuildResources({ serverId });
    expect(roles.length).toBeGreaterThan(0);
    expect(botLimits).toBeNull();
  });

  it.each<WorldName>(['guild-resources-unknown', 'offline', 'signed-out', 'no-servers'])(
    'are empty in the world %s',
    async (world) => {
      enterWorld(world);
      expect(await loadGuildResources({ serverId })).toEqual(noGuildResources);
    },
  );

  it.each<[WorldName, string]>([
    ['guild-resources-unknown', 'botNotInServer'],
    ['offline', 'unreachable'],
    ['no-servers', 'unreachable'],
  ])('are not there in the world %s: %s', async (world, kind) => {
    enterWorld(world);
    expect(await readGuildResources({ serverId })).toEqual({ ok: false, error: { kind } });
  });

  it('say when they were read', async () => {
    enterWorld('owner');
    const from = Date.now();
    const answer = await readGuildResources({ serverId });
    expect(answer.ok && answer.value.readAt).toBeGreaterThanOrEqual(from);
    expect(answer.ok && answer.value.readAt).toBeLessThanOrEqual(Date.now());
  });

  it('come with the check before, which the reading replaces', async () => {
    const { server } = enterWorld('bot-checked');
    const checkOf = async () => {
      const answer = await readGuildResources({ serverId });
      return answer.ok ? answer.value.lastCheck : 'not read';
    };
    expect(await checkOf()).toMatchObject({ by: null, fails: 2, limited: 1 });
    expect(await checkOf()).toMatchObject({ by: 'mira.resells', fails: 1, limited: 0 });
    server.use(
      http.post(`${MOCK_URL}/functions/v1/guild-resources`, () =>
        HttpResponse.json({ ...guildResources, last_check: { at: 'then', fails: 'some' } }),
      ),
    );
    expect(await checkOf()).toBeNull();
  });

  it('are empty when the response has another shape', async () => {
    const { server } = enterWorld('owner');
    server.use(
      http.post(`${MOCK_URL}/functions/v1/guild-resources`, () =>
        HttpResponse.json({ roles: [{ id: 'x' }], channels: [] }),
      ),
    );
    expect(await loadGuildResources({ serverId })).toEqual(noGuildResources);
  });
});
