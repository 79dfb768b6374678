import { expect, it } from 'vitest';
import type { ServerFacts } from '#domain/servers/server-facts';
import { guildText, problemsText, roleText, serverStateText } from './server-list';

it.each([
  [{ role: 'Owner', access: 'all' }, 'Owner'],
  [{ role: 'Admin', access: 'all' }, 'Admin'],
  [{ role: 'Member', access: 'all' }, 'Full access'],
  [{ role: 'Member', access: ['points', 'embeds'] }, 'Editor · Points, Embeds'],
  [{ role: 'Member', access: [] }, 'Member'],
  [{ role: 'Member' }, 'Member'],
] as const)('the role in %o is %s', (server, text) => {
  expect(roleText(server)).toBe(text);
});

const now = new Date('2026-11-20T12:00:00').getTime();
const facts: ServerFacts = {
  serverId: '1',
  isSetUp: true,
  request: null,
  health: null,
  waitingRequests: 0,
  lastSave: { at: new Date(now - 3_600_000).toISOString(), by: 'Theo' },
};

it('says whether a server is set up, and its last change', () => {
  expect(serverStateText(facts, now)).toBe('Changed 1 hour ago by Theo');
  expect(serverStateText({ ...facts, lastSave: null }, now)).toBe('No changes yet');
  expect(serverStateText({ ...facts, isSetUp: false }, now)).toBe('Not set up yet');
});

it('says how many things fail in a server', () => {
  expect([problemsText(1), problemsText(1200)]).toEqual(['1 problem', '1,200 problems']);
});

it('marks a guild that somebody has already added', () => {
  expect(guildText({ owner: true }, facts)).toBe('Owner · Already set up');
  expect(guildText({ owner: false }, { ...facts, isSetUp: false })).toBe('Admin');
  expect(guildText({ owner: false }, undefined)).toBe('Admin');
});
