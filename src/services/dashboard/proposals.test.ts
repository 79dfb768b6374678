import { describe, expect, it } from 'vitest';
import { http, HttpResponse } from 'msw';
import { applyChanges } from '#domain/bot-config/changes';
import { configFileOf } from '#domain/bot-config/config-file';
import type { ConfigKey } from '#domain/bot-config/fields';
import { partnersFor, strangersIn } from '#domain/bot-config/partners';
import { type EarlierSource, previewOf, type ProposalSource } from '#domain/bot-config/proposal';
import { demoServer } from '#domain/servers/server';
import { MOCK_URL } from '#mocks/context';
import { channelId, roleId } from '#mocks/dashboard/guild';
import { guilds } from '#mocks/dashboard/servers';
import { people } from '#mocks/session/people';
import { enterWorld } from '../../../tests/setup/enter-world';
import { loadConfig, saveConfig } from './configs';
import { saveDemoConfig } from './demo/configs';
import { compareDemoConfigs, readDemoProposal } from './demo/proposals';
import { compareConfigs, listOwnServers, readProposal } from './proposals';

const first = { id: guilds.resellHeaven.id, name: guilds.resellHeaven.name };
const second = { id: guilds.cardCollectors.id, name: guilds.cardCollectors.name };
const copied: ProposalSource = { kind: 'server', server: first };
const everything = () => true;

async function read(source: ProposalSource, serverId: string = second.id) {
  const answer = await readProposal({ serverId, source });
  if (!answer.ok) throw new Error(answer.error.kind);
  const { proposal, resources } = answer.value;
  const partners = partnersFor(strangersIn(proposal, serverId), proposal.names, resources);
  return { proposal, partners, resources };
}

async function configOf(serverId: string) {
  const answer = await loadConfig({ serverId });
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
}

describe('readProposal', () => {
  it('copies the settings of a server to another one, in one save', async () => {
    const { store } = enterWorld('owner');
    const { proposal, partners } = await read(copied);
    const { config, version } = await configOf(second.id);
    const before = store.revisionsOf(second.id).length;
    const { changes, leftOut } = previewOf(proposal, partners, {
      base: config,
      draft: config,
      isSeen: everything,
    });
    expect(leftOut.map(({ key, reason }) => `${key} ${reason}`)).toEqual([
      'GuildRoleLost noPartner',
      'logsChannel noPartner',
    ]);
    const saved = await saveConfig({ serverId: second.id, baseVersion: version, changes });
    expect(saved.ok && saved.value.config).toEqual(applyChanges(config, changes));
    expect(store.revisionsOf(second.id)).toHaveLength(before + 1);
    const now = await configOf(second.id);
    expect(now.config).toMatchObject({
      guildId: second.id,
      SuccessPoints: 25,
      adminRoleID: roleId('Admin', second.id),
      channelPairs: [
        { from: channelId('class-action', second.id), to: channelId('general', second.id) },
      ],
      WhopWelcomeEmbed: {
        channels: [channelId('start-here', second.id), channelId('introductions', second.id)],
      },
    });
  });

  it('reads a file of the other server like the server', async () => {
    enterWorld('owner');
    const { resources } = await read(copied, first.id);
    const { config, hidden } = await configOf(first.id);
    const isSeen = (key: ConfigKey) => !hidden.includes(key);
    const json = configFileOf({ server: first, config, isSeen, resources });
    const file = new File([json], 'settings.json');
    expect((await read({ kind: 'file', file })).proposal).toEqual((await read(copied)).proposal);
    expect((await read({ kind: 'text', text: json })).partners).toEqual(
      (await read(copied)).partners,
    );
  });

  it('proposes only settings that the viewer may see on the other server', async () => {
    enterWorld('editor-with-points-only');
    const { cryptoDesk, picksClub } = guilds;
    const { proposal } = await read({ kind: 'server', server: cryptoDesk }, picksClub.id);
    expect(Object.keys(proposal.values)).toContain('SuccessPoints');
    expect(Object.keys(proposal.values)).not.toContain('EmbedColor');
  });

  it('says that a server cannot be read', async () => {
    enterWorld('config-forbidden');
    const answer = await readProposal({ serverId: second.id, source: copied });
    expect(answer).toEqual({ ok: false, error: { kind: 'forbidden' } });
  });

  it('says that a file is too large', async () => {
    enterWorld('owner');
    const file = new File(['x'.repeat(2_097_153)], 'settings.json');
    const answer = await readProposal({ serverId: second.id, source: { kind: 'file', file } });
    expect(answer).toEqual({ ok: false, error: { kind: 'tooLarge' } });
  });

  it('reads values also if the roles and channels are unknown', async () => {
    const { server } = enterWorld('owner');
    server.use(http.post(`${MOCK_URL}/functions/v1/guild-resources`, () => HttpResponse.error()));
    const { proposal, partners } = await read(copied);
    expect([proposal.values.SuccessPoints, proposal.names.roles.length]).toEqual([25, 0]);
    expect(partners.get(roleId('Admin'))).toBeNull();
  });
});

describe('an earlier configuration', () => {
  const now = () => Date.parse('2026-11-20T12:00:00Z');
  const read = async (source: EarlierSource) => {
    const answer = await readProposal({ serverId: first.id, source });
    return answer.ok ? answer.value.proposal.values : answer.error;
  };
  const at = (moment: string) => read({ kind: 'moment', at: `${moment}Z` });

  it('is that of a time, without secrets', async () => {
    enterWorld('owner', { now });
    expect(await at('2026-11-18T08:29:30')).toMatchObject({ SuccessPoints: 100 });
    expect(await at('2026-11-18T08:31:00')).toMatchObject({ SuccessPoints: 20 });
    expect(await at('2020-01-01T00:00:00')).toMatchObject({ SuccessPoints: null });
    expect(Object.keys(await at('2026-11-18T08:31:00'))).not.toContain('WhopAPIKey');
  });

  it('is that after a save', async () => {
    const { store } = enterWorld('owner', { now });
    const savedAt = new Date(now()).toISOString();
    const { version } = store.configOf(first.id);
    expect(await read({ kind: 'version', version, savedAt })).toMatchObject({ SuccessPoints: 25 });
    expect(await read({ kind: 'version', version: version - 1, savedAt })).toMatchObject({
      SuccessPoints: 20,
    });
  });

  it('says when the history begins', async () => {
    const { server } = enterWorld('owner');
    const row = { config: null, version: null, since: '2026-11-03T14:00:00+00:00' };
    server.use(
      http.post(`${MOCK_URL}/rest/v1/rpc/server_config_as_of`, () => HttpResponse.json([row])),
    );
    expect(await at('2020-01-01T00:00:00')).toEqual({ kind: 'tooEarly', since: row.since });
  });

  it.each([
    ['history-forbidden', 'forbidden'],
    ['history-unreachable', 'unreachable'],
    ['config-forbidden', 'forbidden'],
  ] as const)('is not read in the world %s', async (world, kind) => {
    enterWorld(world);
    expect(await at('2026-11-18T08:31:00')).toEqual({ kind });
  });

  it('is that of a demo server', async () => {
    enterWorld('signed-out');
    const serverId = demoServer.id;
    const save = (before: number, after: number) =>
      saveDemoConfig({
        serverId,
        baseVersion: 0,
        changes: [{ key: 'SuccessPoints', before, after }],
      });
    const demoAt = async (source: EarlierSource) => {
      const answer = await readDemoProposal({ serverId, source });
      return answer.ok ? answer.value.proposal.values.SuccessPoints : answer.error;
    };
    const earlier = { kind: 'moment', at: '2020-01-01T00:00:00Z' } as const;
    expect(await demoAt(earlier)).toEqual({ kind: 'tooEarly', since: null });
    await save(25, 30);
    await save(30, 35);
    expect(await demoAt(earlier)).toBe(25);
    expect(await demoAt({ kind: 'version', version: 1, savedAt: '' })).toBe(30);
  });
});

describe('listOwnServers', () => {
  const { id: userId, discord } = people.owner;
  const discordId = discord.id;

  it('lists the servers whose settings the viewer may see', async () => {
    enterWorld('owner');
    const answer = await listOwnServers({ userId, discordId });
    const ids = answer.ok ? answer.value.map(({ id }) => id) : [];
    expect(ids).toContain(second.id);
    expect(ids).not.toContain(guilds.devs.id);
  });

  it('says that the list could not be read', async () => {
    const { server } = enterWorld('owner');
    server.use(
      http.post(`${MOCK_URL}/functions/v1/fetch-discord-servers`, () => HttpResponse.error()),
    );
    const answer = await listOwnServers({ userId, discordId });
    expect(answer).toEqual({ ok: false, error: { kind: 'unavailable' } });
  });
});

describe('compareConfigs', () => {
  const moment = (at: string) => ({ kind: 'moment', at }) as const;

  it('returns what is different between two times, in any order', async () => {
    const { store } = enterWorld('owner');
    const { version } = store.configOf(first.id);
    const last = moment('2100-01-01T00:00:00.000Z');
    const earlier = { kind: 'version', version: version - 1, savedAt: '' } as const;
    const changed = { key: 'SuccessPoints', before: 20, after: 25 };
    const query = { from: earlier, to: last };
    expect(await compareConfigs({ serverId: first.id, query })).toEqual({
      ok: true,
      value: [changed],
    });
    const back = await compareConfigs({
      serverId: first.id,
      query: { from: last, to: earlier },
    });
    expect(back).toEqual({ ok: true, value: [{ ...changed, before: 25, after: 20 }] });
    const same = await compareConfigs({ serverId: first.id, query: { from: last, to: last } });
    expect(same).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['history-forbidden', 'forbidden'],
    ['history-unreachable', 'unreachable'],
  ] as const)('returns why it could not, in the world %s', async (world, kind) => {
    enterWorld(world);
    const query = {
      from: moment('2026-11-19T00:00:00.000Z'),
      to: moment('2026-11-20T00:00:00.000Z'),
    };
    const answer = await compareConfigs({ serverId: first.id, query });
    expect(answer).toEqual({ ok: false, error: { kind } });
  });

  it('compares two saves of a demo server', async () => {
    enterWorld('signed-out');
    const serverId = demoServer.id;
    const save = (baseVersion: number, before: number | null, after: number) =>
      saveDemoConfig({
        serverId,
        baseVersion,
        changes: [{ key: 'SuccessPoints', before, after }],
      });
    await save(0, 25, 30);
    await save(1, 30, 35);
    const saved = (version: number) => ({ kind: 'version', version, savedAt: '' }) as const;
    const query = { from: saved(1), to: saved(2) };
    expect(await compareDemoConfigs({ serverId, query })).toEqual({
      ok: true,
      value: [{ key: 'SuccessPoints', before: 30, after: 35 }],
    });
  });
});
