import { describe, expect, it } from 'vitest';
import {
  askErrorWorlds,
  declineErrorWorlds,
  requestsErrorWorlds,
  withdrawErrorWorlds,
} from '#mocks/error-worlds';
import { people } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import {
  askForAccess,
  declineRequest,
  loadAccessRequests,
  withdrawRequest,
} from './access-requests';
import { loadServerFacts } from './server-facts';
import { addMember, removeMember } from './team-changes';
import { emptyMemberForm } from '#domain/team/member';

type Answer = { ok: true } | { ok: false; error: { kind: string } };
const kindOf = (answer: Answer) => (answer.ok ? null : answer.error.kind);
const worldsOf = (worlds: Readonly<Record<string, WorldName>>) => Object.entries(worlds);

const asked = { serverId: guilds.picksClub.id };
const own = { serverId: guilds.resellHeaven.id };
const ownRequest = async () => {
  const facts = await loadServerFacts();
  const found = facts.ok && facts.value.find(({ serverId }) => serverId === asked.serverId);
  return found ? found.request : undefined;
};

describe('a request for access', () => {
  it('is sent once, and can be withdrawn', async () => {
    enterWorld('owner');
    expect(await ownRequest()).toBeNull();
    const first = await askForAccess(asked);
    expect(await askForAccess(asked)).toEqual(first);
    const at = first.ok ? first.value : '';
    const request = await ownRequest();
    expect([request?.status, Date.parse(request?.at ?? '')]).toEqual(['open', Date.parse(at)]);
    expect(await withdrawRequest(asked)).toEqual({ ok: true, value: null });
    expect(await ownRequest()).toBeNull();
  });

  it('may have been sent if there is no response', async () => {
    enterWorld('access-answer-lost');
    expect(kindOf(await askForAccess(asked))).toBe('unanswered');
    expect((await ownRequest())?.status).toBe('open');
  });

  it('stays declined for a while', async () => {
    enterWorld('access-declined');
    expect((await ownRequest())?.status).toBe('declined');
    expect(kindOf(await askForAccess(asked))).toBe('declinedRecently');
  });

  it.each([
    ['a server of the viewer', guilds.resellHeaven.id, 'hasAccess'],
    ['a server that nobody has added', guilds.devs.id, 'notSetUp'],
    ['an unknown server', '99999999999999999', 'notInServer'],
  ])('is not sent to %s', async (_, serverId, kind) => {
    enterWorld('owner');
    expect(kindOf(await askForAccess({ serverId }))).toBe(kind);
  });

  it.each(worldsOf(askErrorWorlds))('is not sent, because of %s in %s', async (kind, world) => {
    enterWorld(world);
    expect(kindOf(await askForAccess(asked))).toBe(kind);
  });

  it.each(worldsOf(withdrawErrorWorlds))('is not withdrawn: %s in %s', async (kind, world) => {
    enterWorld(world);
    expect(kindOf(await withdrawRequest(asked))).toBe(kind);
  });
});

describe('the requests of a server', () => {
  it('are listed, the oldest first, and can be declined once', async () => {
    enterWorld('access-requests');
    const read = await loadAccessRequests(own);
    const requests = read.ok ? read.value.requests : [];
    expect(requests.map(({ name, discordId }) => [name, discordId])).toEqual([
      [people.moderator.discord.username, people.moderator.discord.id],
      [people.supporter.discord.username, people.supporter.discord.id],
    ]);
    const requestId = requests[0]?.id ?? '';
    expect(await declineRequest({ requestId })).toEqual({ ok: true, value: null });
    expect(kindOf(await declineRequest({ requestId }))).toBe('notOpen');
    const left = await loadAccessRequests(own);
    expect(left.ok && [left.value.total, left.value.requests.length]).toEqual([1, 1]);
  });

  it('are approved by adding the person as an editor', async () => {
    enterWorld('access-requests');
    const server = { id: own.serverId, name: guilds.resellHeaven.name };
    const form = { ...emptyMemberForm, name: 'Noor', discordId: people.moderator.discord.id };
    const added = await addMember({ form, picture: null, server });
    expect(added.ok).toBe(true);
    const left = await loadAccessRequests(own);
    expect(left.ok && left.value.requests.map(({ name }) => name)).toEqual([
      people.supporter.discord.username,
    ]);
    if (added.ok) await removeMember({ member: added.value, server });
    const still = await loadAccessRequests(own);
    expect(still.ok && still.value.total).toBe(1);
  });

  it.each(worldsOf(requestsErrorWorlds))('are not read: %s in %s', async (kind, world) => {
    enterWorld(world);
    expect(kindOf(await loadAccessRequests(own))).toBe(kind);
  });

  it.each(worldsOf(declineErrorWorlds))('are not declined: %s in %s', async (kind, world) => {
    enterWorld(world);
    const requestId = 'acce5500-0000-4000-8000-000000000000';
    expect(kindOf(await declineRequest({ requestId }))).toBe(kind);
  });
});
