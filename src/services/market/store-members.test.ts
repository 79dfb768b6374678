import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { memberFileOf } from '#domain/marketplace/member-file';
import { membersList, type MembersQuery, type StoreMember } from '#domain/marketplace/store-member';
import { MOCK_URL } from '#mocks/context';
import { cardsId } from '#mocks/market/starting-stores';
import { enterWorld } from '../../../tests/setup/enter-world';
import { until } from '../../../tests/setup/until';
import { importMembers, previewImport } from './store-member-import';
import {
  changeStoreMember,
  loadMembersAfter,
  loadStoreMembers,
  saveStoreMember,
  watchStoreMembers,
} from './store-members';

const storeId = cardsId;
const newId = '5a1e1111-0000-4000-8000-000000000011';
const collector = '5a1e0000-0000-4000-8000-000000010000';
const person = '500000000000000001';

async function load(query: Partial<MembersQuery> = {}) {
  const answer = await loadStoreMembers({ storeId, query: { ...membersList.whole, ...query } });
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
}

async function memberWith(wanted: Partial<StoreMember>): Promise<StoreMember> {
  const every = await loadMembersAfter({ storeId, query: membersList.whole, after: null });
  const found = every.ok
    ? every.value.rows.find((member) =>
        Object.entries(wanted).every(([key, value]) => member[key as keyof StoreMember] === value),
      )
    : undefined;
  if (!found) throw new Error('No such member');
  return found;
}

const kindOf = (answer: { ok: true } | { ok: false; error: { kind: string } }) =>
  answer.ok ? 'done' : answer.error.kind;

const save = (change: Partial<{ id: string; discordId: string; membershipId: string }> = {}) => {
  const { id = newId, ...details } = change;
  return saveStoreMember({
    storeId,
    save: {
      kind: 'add',
      id,
      details: { discordId: person, membershipId: collector, name: 'Ada', until: null, ...details },
    },
  });
};

const rows = [
  { line: 2, cells: cells({ discord_id: person }) },
  { line: 3, cells: cells({ discord_id: 'ada' }) },
];

function cells(change: object) {
  return {
    membership: 'Collector',
    discord_id: '',
    name: '',
    status: '',
    since: '',
    until: '',
    ...change,
  };
}

describe('the members of a store', () => {
  it('are read page by page, with the memberships', async () => {
    enterWorld('seller-with-store');
    const first = await load();
    expect([first.members.length, first.total]).toEqual([50, 91]);
    expect(first.memberships.map(({ name }) => name)).toContain('Vault');
    expect((await load({ page: 1 })).members).toHaveLength(41);
  });

  it('name the oversold ones', async () => {
    enterWorld('members-oversold');
    const { oversold, total } = await load({ status: 'oversold' });
    expect([Object.values(oversold), total]).toEqual([[3], 3]);
  });

  it.each([
    ['members-too-slow', 'tooSlow'],
    ['members-unreachable', 'unreachable'],
    ['members-signed-out', 'signInRequired'],
    ['seller-anothers-store', 'notAllowed'],
    ['seller-memberships-unreachable', 'unreachable'],
  ] as const)('do not load in %s', async (world, kind) => {
    enterWorld(world);
    expect(kindOf(await loadStoreMembers({ storeId, query: membersList.whole }))).toBe(kind);
  });

  it('are not read from a response of another form', async () => {
    const { server } = enterWorld('seller-with-store');
    server.use(
      http.post(`${MOCK_URL}/rest/v1/rpc/store_members_page`, () =>
        HttpResponse.json({ total: 1, members: [] }),
      ),
    );
    expect(kindOf(await loadStoreMembers({ storeId, query: membersList.whole }))).toBe(
      'unreachable',
    );
  });
});

describe('a member by hand', () => {
  it('is added once, however often it is saved', async () => {
    enterWorld('seller-with-store');
    expect([kindOf(await save()), kindOf(await save())]).toEqual(['done', 'done']);
    expect((await load({ search: person })).total).toBe(1);
    expect(kindOf(await save({ id: newId.replace('11', '12') }))).toBe('alreadyMember');
    expect(kindOf(await save({ membershipId: newId }))).toBe('unknownMembership');
  });

  it.each([
    ['seller-save-fails', 'unanswered'],
    ['seller-save-answer-lost', 'unanswered'],
    ['seller-save-signed-out', 'signInRequired'],
    ['seller-anothers-store', 'notAllowed'],
  ] as const)('is not known to be saved in %s', async (world, kind) => {
    enterWorld(world);
    expect(kindOf(await save())).toBe(kind);
  });

  it('is refused with an id that Discord does not have', async () => {
    enterWorld('seller-with-store');
    expect(kindOf(await save({ discordId: '12' }))).toBe('rejected');
  });

  it('gets another Discord account, or none', async () => {
    enterWorld('seller-with-store');
    const member = await memberWith({ provider: 'stripe', status: 'active' });
    const link = (discordId: string | null) =>
      saveStoreMember({ storeId, save: { kind: 'link', member, discordId } });
    expect(kindOf(await link(person))).toBe('done');
    expect((await load({ search: person })).members).toMatchObject([{ id: member.id }]);
    expect(kindOf(await link(null))).toBe('done');
    expect((await memberWith({ id: member.id })).discordId).toBeNull();
    const other = await memberWith({ provider: 'manual', status: 'active' });
    expect(kindOf(await link(other.discordId))).toBe('alreadyMember');
  });

  it('is ended and restored, unless a provider manages the membership', async () => {
    enterWorld('seller-with-store');
    const member = await memberWith({ provider: 'manual', status: 'active' });
    expect(kindOf(await changeStoreMember({ kind: 'end', member }))).toBe('done');
    expect((await memberWith({ id: member.id })).status).toBe('canceled');
    expect(kindOf(await changeStoreMember({ kind: 'restore', member }))).toBe('done');
    expect((await memberWith({ id: member.id })).status).toBe('active');
    const managed = await memberWith({ provider: 'stripe' });
    expect(kindOf(await changeStoreMember({ kind: 'end', member: managed }))).toBe(
      'managedByProvider',
    );
    const gone = { ...member, id: newId };
    expect(kindOf(await changeStoreMember({ kind: 'end', member: gone }))).toBe('unknownMember');
  });
});

describe('an import', () => {
  it('is previewed, and then made', async () => {
    enterWorld('seller-with-store');
    const expected = [{ action: 'add' }, { action: 'refused', reason: 'discordId' }];
    const preview = await previewImport({ storeId, rows });
    expect(preview).toEqual({ ok: true, value: expected });
    expect((await load({ search: person })).total).toBe(0);
    const made = await importMembers({ storeId, rows, preview: preview.ok ? preview.value : [] });
    expect(made).toEqual({ ok: true, value: expected });
    expect((await load({ search: person })).members).toMatchObject([{ provider: 'file' }]);
  });

  it.each([
    // The response is lost, but the second preview shows that the import was stored.
    ['seller-save-answer-lost', 'done', 1],
    ['seller-save-fails', 'unreachable', 0],
    ['members-import-faulty', 'tooSlow', 0],
  ] as const)('without a response is looked up in %s', async (world, kind, total) => {
    enterWorld(world);
    const preview = await previewImport({ storeId, rows });
    if (!preview.ok) throw new Error(preview.error.kind);
    expect(kindOf(await importMembers({ storeId, rows, preview: preview.value }))).toBe(kind);
    expect((await load({ search: person })).total).toBe(total);
  });

  it('says what was refused after the preview', async () => {
    enterWorld('members-import-changed');
    const preview = await previewImport({ storeId, rows });
    if (!preview.ok) throw new Error(preview.error.kind);
    expect(await importMembers({ storeId, rows, preview: preview.value })).toEqual({
      ok: true,
      value: [
        { action: 'refused', reason: 'membership' },
        { action: 'refused', reason: 'discordId' },
      ],
    });
  });

  it('is not known to be made if the second preview fails as well', async () => {
    const { server } = enterWorld('seller-with-store');
    server.use(
      http.post(`${MOCK_URL}/rest/v1/rpc/import_store_members`, () => HttpResponse.error()),
    );
    expect(kindOf(await previewImport({ storeId, rows }))).toBe('unreachable');
    const answer = await importMembers({ storeId, rows, preview: [{ action: 'add' }] });
    expect(kindOf(answer)).toBe('unanswered');
  });

  it.each([
    ['seller-save-signed-out', 'signInRequired'],
    ['seller-anothers-store', 'notAllowed'],
  ] as const)('is refused in %s', async (world, kind) => {
    enterWorld(world);
    expect(kindOf(await previewImport({ storeId, rows }))).toBe(kind);
    expect(kindOf(await importMembers({ storeId, rows, preview: [] }))).toBe(kind);
  });

  it('reads the rows of an exported file again without a change', async () => {
    enterWorld('seller-with-store');
    const member = await memberWith({ provider: 'manual', status: 'active' });
    const file = memberFileOf('users.csv', [
      ['membership', 'discord_id', 'name', 'since', 'until'],
      ['vault', `'${member.discordId}`, member.name, member.since, member.until ?? ''],
    ]);
    const preview = file.ok && (await previewImport({ storeId, rows: file.value.rows }));
    expect(preview).toEqual({ ok: true, value: [{ action: 'unchanged' }] });
  });
});

describe('changes of the members', () => {
  it('are reported, and so is the loss of the channel', async () => {
    const { realtime } = enterWorld('seller-with-store');
    const events: string[] = [];
    const stop = watchStoreMembers(storeId, {
      onChange: () => void events.push('changed'),
      onLost: () => void events.push('lost'),
      onBack: () => void events.push('back'),
    });
    onTestFinished(stop);
    await until(() => expect(realtime.joined()).toBe(1));
    await save();
    await until(() => expect(events).toEqual(['changed']));
    realtime.closeChannel(`store-members-${storeId}`);
    await until(() => expect(events).toEqual(['changed', 'lost', 'back']));
  });
});
