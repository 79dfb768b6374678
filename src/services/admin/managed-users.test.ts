import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { atPresent } from '#mocks/clock';
import { MOCK_URL } from '#mocks/context';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import { addManagedUser, loadManagedUsers, removeManagedUser } from './managed-users';
import { loadSiteRole } from '../session/site-role';

const newcomer = { discordId: '1298374651029384192', panelId: 'fresh-start' };
const editor = '402715839204413440';
const now = () => Date.parse('2026-11-20T12:00:00Z');

async function listed() {
  const answer = await loadManagedUsers();
  return answer.ok ? answer.value.map(({ panelId }) => panelId) : answer.error.kind;
}

const errorOf = (answer: { ok: true } | { ok: false; error: { kind: string } }) =>
  answer.ok ? null : answer.error.kind;

describe('the role on the site', () => {
  it.each<[WorldName, Awaited<ReturnType<typeof loadSiteRole>>]>([
    ['admin', { ok: true, value: 'admin' }],
    ['owner', { ok: true, value: null }],
    ['signed-out', { ok: false, error: { kind: 'signInRequired' } }],
    ['offline', { ok: false, error: { kind: 'unreachable' } }],
  ])('in the world %s', async (world, expected) => {
    enterWorld(world);
    expect(await loadSiteRole()).toEqual(expected);
  });
});

describe('the managed users', () => {
  it('are read with all columns, newest first', async () => {
    enterWorld('admin');
    const answer = await loadManagedUsers();
    expect(answer.ok && answer.value[0]).toEqual({
      discordId: editor,
      panelId: 'picks-club',
      isOwner: true,
      addedAt: atPresent('2026-11-12T16:20:00+00:00', Date.now()),
    });
    expect(await listed()).toEqual([
      'picks-club',
      '₿ crypto-desk',
      'The Amazon Sellers Laboratory, wholesale floor',
      'PNL-00417',
      'card-collectors',
      'resell-heaven',
    ]);
  });

  it.each<[WorldName, Awaited<ReturnType<typeof listed>>]>([
    ['admin-users-empty', []],
    ['owner', 'notAllowed'],
    ['editor-with-points-only', 'notAllowed'],
    ['signed-out', 'signInRequired'],
    ['admin-users-too-slow', 'tooSlow'],
    ['admin-users-unreachable', 'unreachable'],
    ['offline', 'unreachable'],
  ])('in the world %s', async (world, expected) => {
    enterWorld(world);
    expect(await listed()).toEqual(expected);
  });

  it('are read to the end, beyond the row limit of one request', async () => {
    const { store } = enterWorld('admin');
    const start = Date.UTC(2026, 0, 1);
    store.keepManagedUsers(
      Array.from({ length: 2_300 }, (_, index) => ({
        discord_id: String(100_000_000_000_000_000n + (BigInt(index * 7_919) % 2_300n)),
        panel_id: `panel-${index}`,
        is_owner: true as const,
        added_at: new Date(start + index * 60_000).toISOString(),
        added_by: null,
      })),
    );
    const panels = await listed();
    expect(new Set(panels).size).toBe(2_300);
    expect(panels).toHaveLength(2_300);
    expect(panels.slice(0, 2)).toEqual(['panel-2299', 'panel-2298']);
  });

  it('are not read from a response of another shape', async () => {
    const { server } = enterWorld('admin');
    const nonsense = () => HttpResponse.json({ discord_id: editor });
    server.use(http.get(`${MOCK_URL}/rest/v1/managed_users`, nonsense));
    expect(await listed()).toBe('unreachable');
  });
});

describe('adding', () => {
  it('returns the added user and puts them first in the list', async () => {
    enterWorld('admin', { now });
    expect(await addManagedUser(newcomer)).toEqual({
      ok: true,
      value: { ...newcomer, isOwner: true, addedAt: '2026-11-20T12:00:00.000Z' },
    });
    expect((await listed()).slice(0, 2)).toEqual(['fresh-start', 'picks-club']);
  });

  it('lists no user twice', async () => {
    enterWorld('admin');
    const answer = await addManagedUser({ discordId: editor, panelId: 'another' });
    expect(errorOf(answer)).toBe('alreadyThere');
    expect(await listed()).toHaveLength(6);
  });

  it('returns an error when the user was added meanwhile', async () => {
    enterWorld('admin-users-taken');
    expect(errorOf(await addManagedUser(newcomer))).toBe('alreadyThere');
    expect(await listed()).toContain('added-by-someone-else');
  });

  it.each<[WorldName, string]>([
    ['owner', 'notAllowed'],
    ['admin-users-role-taken', 'notAllowed'],
    ['signed-out', 'signInRequired'],
    ['admin-users-session-ends', 'signInRequired'],
    ['admin-users-fail', 'unknown'],
    ['offline', 'unknown'],
  ])('fails in the world %s', async (world, kind) => {
    enterWorld(world);
    expect(errorOf(await addManagedUser(newcomer))).toBe(kind);
  });

  it.each([{ panelId: ' ' }, { discordId: 'mira' }])('fails with %j', async (wrong) => {
    enterWorld('admin');
    expect(errorOf(await addManagedUser({ ...newcomer, ...wrong }))).toBe('unknown');
  });
});

describe('removing', () => {
  it('removes the user from the list', async () => {
    enterWorld('admin');
    expect(await removeManagedUser({ discordId: editor })).toEqual({ ok: true, value: null });
    expect((await listed())[0]).toBe('₿ crypto-desk');
  });

  it('succeeds when the user is already removed', async () => {
    enterWorld('admin');
    expect(await removeManagedUser(newcomer)).toEqual({ ok: true, value: null });
  });

  it.each<[WorldName, string]>([
    ['owner', 'notAllowed'],
    ['admin-users-role-taken', 'notAllowed'],
    ['signed-out', 'signInRequired'],
    ['admin-users-session-ends', 'signInRequired'],
    ['admin-users-fail', 'unknown'],
    ['offline', 'unknown'],
  ])('fails in the world %s', async (world, kind) => {
    enterWorld(world);
    expect(errorOf(await removeManagedUser({ discordId: editor }))).toBe(kind);
  });
});
