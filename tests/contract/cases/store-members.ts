import { expect } from 'vitest';
import { atPresent } from '#mocks/clock';
import type { PersonName } from '#mocks/session/people';
import { cardsId, startingStores } from '#mocks/market/starting-stores';
import { startingMembersOf } from '#mocks/market/store-member-row';
import { errorIn, type Cases, type World } from '../world';

const cards = startingStores.find(({ id }) => id === cardsId)?.memberships ?? [];
const [collector = '', vault = ''] = cards.map(({ id }) => id);
const theirs = 'biz_00000003';
const newId = '5a1e1111-0000-4000-8000-000000000011';
const otherId = '5a1e1111-0000-4000-8000-000000000012';
const person = '500000000000000001';
const members = atPresent(startingMembersOf(startingStores), Date.now()).filter(
  ({ store_id }) => store_id === cardsId,
);
const managed = members.find(({ provider }) => provider === 'stripe');
const byHand = members.find(({ provider, status }) => provider === 'manual' && status === 'active');

interface Listed {
  total: number;
  oversold: Record<string, number>;
  members: readonly Record<string, unknown>[];
}

const call = ({ as }: World, by: PersonName | null, name: string, given: object) =>
  as(by).rpc(name, given);

const list = async (world: World, given: object = {}) => {
  const { data } = await call(world, 'owner', 'store_members_page', {
    store_id: cardsId,
    ...given,
  });
  return data as Listed;
};

const add = (world: World, by: PersonName | null, given: object = {}) =>
  call(world, by, 'add_store_member', {
    store_id: cardsId,
    member_id: newId,
    membership_id: collector,
    discord_id: person,
    ...given,
  });

const bring = (world: World, rows: unknown, isTrial: boolean, by: PersonName | null = 'owner') =>
  call(world, by, 'import_store_members', { store_id: cardsId, rows, is_trial: isTrial });

const limit = ({ as }: World, most: number | null) =>
  as('owner').from('store_memberships').update({ max_members: most }).eq('id', collector);

const denied = { status: 403, code: '42501' };
const signedOut = { status: 401, code: '42501' };

/** The two backends format times differently, so compare times in ms. */
const timeOf = (value: unknown) => Date.parse(String(value));

export const storeMemberCases: Cases = {
  'a seller reads a page of the members, newest first': async (world) => {
    const page = await list(world);
    expect({ ...page, members: page.members.length }).toEqual({
      total: members.length,
      oversold: {},
      members: 50,
    });
    const times = page.members.map(({ since }) => timeOf(since));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const last = await list(world, { page: 1, page_size: 50 });
    expect(last.members).toHaveLength(members.length - 50);
    expect((await list(world, { page: 9 })).members).toEqual([]);
    expect((await list(world, { page: -1, page_size: 0 })).members).toHaveLength(1);
  },
  'each member has the same values on both sides': async (world) => {
    const found = (await list(world, { page_size: 1_000 })).members;
    const wanted = members.find(({ until, email }) => until !== null && email !== null);
    const shown = found.find(({ id }) => id === wanted?.id) ?? {};
    const { since, until, ...rest } = shown;
    expect([timeOf(since), timeOf(until)]).toEqual([timeOf(wanted?.since), timeOf(wanted?.until)]);
    expect(rest).toEqual({
      id: wanted?.id,
      membership_id: vault,
      status: wanted?.status,
      is_oversold: false,
      provider: wanted?.provider,
      provider_reference: wanted?.provider_reference,
      discord_id: wanted?.discord_id,
      is_confirmed: false,
      display_name: wanted?.display_name,
      email: wanted?.email,
    });
  },
  'members are searched, filtered and sorted alike': async (world) => {
    const ids = async (given: object) =>
      (await list(world, { page_size: 1_000, ...given })).members.map(({ id }) => id);
    const some = members[3];
    const cases = [
      { search: 'ADA' },
      { search: '@buyers.EXAMPLE' },
      { search: some?.discord_id },
      { search: some?.discord_id?.slice(0, 17) },
      { search: some?.provider_reference },
      { search: '%' },
      { status: 'past_due' },
      { status: 'oversold' },
      { status: 'nothing' },
      { membership_id: collector },
      { provider: 'manual' },
      { provider: 'stripe', status: 'canceled', search: 'a' },
      { sort_by: 'oldest' },
      { sort_by: 'name' },
      { sort_by: 'ending' },
      { sort_by: 'unknown' },
    ];
    const counts = [];
    for (const given of cases) counts.push((await ids(given)).length);
    expect(counts).toEqual([5, 80, 1, 0, 1, 0, 8, 0, 0, 0, 7, 2, 91, 91, 91, 91]);
    const oldest = await ids({ sort_by: 'oldest' });
    expect(oldest).toEqual(
      members.toSorted((a, b) => timeOf(a.since) - timeOf(b.since)).map(({ id }) => id),
    );
    const ending = (await list(world, { sort_by: 'ending', page_size: 1_000 })).members;
    const withEnd = ending.filter(({ until }) => until !== null);
    expect(ending.slice(0, withEnd.length)).toEqual(withEnd);
    const names = (await list(world, { sort_by: 'name', page_size: 1_000 })).members;
    expect(names[0]).toMatchObject({ display_name: 'Ada Abara' });
  },
  'the members of a file are read after a key, alike': async (world) => {
    const page = async (given: object) => {
      const { data } = await call(world, 'owner', 'store_members_after', {
        store_id: cardsId,
        ...given,
      });
      return data as {
        rows: readonly Record<string, unknown>[];
        next: { time: string; id: string } | null;
      };
    };
    const read = async (filters: object, size: number) => {
      const found = [];
      for (let next: { time: string; id: string } | null | undefined; next !== null;) {
        const key = next ? { after_time: next.time, after_id: next.id } : {};
        const part = await page({ ...filters, ...key, page_size: size });
        found.push(...part.rows);
        ({ next } = part);
      }
      return found;
    };
    const listed = (await list(world, { page_size: 1_000 })).members;
    expect(await read({}, 13)).toEqual(listed);
    // The last page is full, so there is an empty one after it.
    expect(await read({}, 91)).toEqual(listed);
    expect(await read({ search: 'ADA', status: 'active' }, 2)).toEqual(
      (await list(world, { search: 'ADA', status: 'active', page_size: 1_000 })).members,
    );
    expect(await page({ status: 'nothing' })).toEqual({ rows: [], next: null });
    const first = listed[0];
    const { rows } = await page({ after_time: first?.['since'], page_size: 1 });
    expect(rows).toEqual([listed.find(({ since }) => timeOf(since) < timeOf(first?.['since']))]);
    const denials = ['newcomer', 'admin'] as const;
    for (const by of denials) {
      const answer = await call(world, by, 'store_members_after', { store_id: cardsId });
      expect(errorIn(answer)).toEqual(denied);
    }
    const answer = await call(world, null, 'store_members_after', { store_id: cardsId });
    expect(errorIn(answer)).toEqual(signedOut);
  },
  'nobody else reads the members of a store': async (world) => {
    const read = (by: PersonName | null, storeId = cardsId) =>
      call(world, by, 'store_members_page', { store_id: storeId });
    expect(errorIn(await read('newcomer'))).toEqual(denied);
    expect(errorIn(await read('admin'))).toEqual(denied);
    expect(errorIn(await read('owner', theirs))).toEqual(denied);
    expect(errorIn(await read('owner', 'biz_nobody'))).toEqual(denied);
    expect(errorIn(await read(null))).toEqual(signedOut);
  },
  'a member is added once, under the id of the browser': async (world) => {
    expect((await add(world, 'owner')).data).toBe('added');
    expect((await add(world, 'owner')).data).toBe('added');
    expect((await add(world, 'owner', { member_id: otherId })).data).toBe('alreadyMember');
    const found = await list(world, { search: person });
    expect(found.members).toMatchObject([
      {
        id: newId,
        status: 'active',
        provider: 'manual',
        provider_reference: null,
        display_name: '',
        email: null,
        until: null,
      },
    ]);
  },
  'an addition that is not possible adds nothing': async (world) => {
    const unknown = '5a1e1111-0000-4000-8000-00000000ffff';
    const answer = await add(world, 'owner', { membership_id: unknown });
    expect(answer.data).toBe('unknownMembership');
    expect(errorIn(await add(world, 'owner', { discord_id: 'ada' }))).toEqual({
      status: 400,
      code: '23514',
    });
    expect(errorIn(await add(world, 'owner', { display_name: 'x'.repeat(101) }))).toEqual({
      status: 400,
      code: '23514',
    });
    expect(errorIn(await add(world, 'owner', { membership_id: 'vault' }))).toEqual({
      status: 400,
      code: '22P02',
    });
    expect(errorIn(await add(world, 'newcomer'))).toEqual(denied);
    expect(errorIn(await add(world, 'owner', { store_id: theirs }))).toEqual(denied);
    expect(errorIn(await add(world, null))).toEqual(signedOut);
    expect((await list(world)).total).toBe(members.length);
  },
  'a member by hand is ended and restored': async (world) => {
    const change = (isEnded: boolean, id = byHand?.id, by: PersonName | null = 'owner') =>
      call(world, by, 'change_store_member', { member_id: id, is_ended: isEnded });
    expect((await change(true)).data).toBe('changed');
    const [ended] = (await list(world, { search: byHand?.discord_id })).members;
    expect(ended).toMatchObject({ status: 'canceled' });
    expect(timeOf(ended?.['until'])).toBeLessThanOrEqual(Date.now() + 60_000);
    expect((await change(true)).data).toBe('changed');
    expect((await change(false)).data).toBe('changed');
    const [restored] = (await list(world, { search: byHand?.discord_id })).members;
    expect(restored).toMatchObject({ status: 'active', until: null });
    expect((await change(true, managed?.id)).data).toBe('managedByProvider');
    expect((await change(true, newId)).data).toBe('unknownMember');
    expect((await change(true, byHand?.id, 'newcomer')).data).toBe('unknownMember');
    expect(errorIn(await change(true, byHand?.id, null))).toEqual(signedOut);
    expect(errorIn(await change(true, 'somebody'))).toEqual({ status: 400, code: '22P02' });
  },
  'a past member is not restored beside a present one': async (world) => {
    await add(world, 'owner');
    await call(world, 'owner', 'change_store_member', { member_id: newId, is_ended: true });
    await add(world, 'owner', { member_id: otherId });
    const restored = await call(world, 'owner', 'change_store_member', {
      member_id: newId,
      is_ended: false,
    });
    expect(restored.data).toBe('alreadyMember');
  },
  'the Discord account of a member is set and removed': async (world) => {
    const link = (id: string | undefined, discordId: string | null, by: PersonName = 'owner') =>
      call(world, by, 'link_store_member', { member_id: id, discord_id: discordId });
    expect((await link(managed?.id, person)).data).toBe('changed');
    expect((await list(world, { search: person })).members).toHaveLength(1);
    expect((await link(byHand?.id, person)).data).toBe('alreadyMember');
    expect((await link(managed?.id, null)).data).toBe('changed');
    expect((await list(world, { search: person })).members).toEqual([]);
    expect((await link(managed?.id, person, 'newcomer')).data).toBe('unknownMember');
    expect(errorIn(await link(managed?.id, '12'))).toEqual({ status: 400, code: '23514' });
  },
  'members beyond the limit wait for a place': async (world) => {
    await limit(world, 1);
    await add(world, 'owner');
    await add(world, 'owner', { member_id: otherId, discord_id: '500000000000000002' });
    const oversold = async () => (await list(world)).oversold;
    expect(await oversold()).toEqual({ [collector]: 1 });
    expect((await list(world, { status: 'oversold' })).members).toMatchObject([
      { id: otherId, is_oversold: true },
    ]);
    await limit(world, 2);
    expect(await oversold()).toEqual({});
    await limit(world, 1);
    const third = { member_id: '5a1e1111-0000-4000-8000-000000000013' };
    await add(world, 'owner', { ...third, discord_id: '500000000000000003' });
    expect(await oversold()).toEqual({ [collector]: 1 });
    await call(world, 'owner', 'change_store_member', { member_id: newId, is_ended: true });
    expect(await oversold()).toEqual({ [collector]: 1 });
    await call(world, 'owner', 'change_store_member', { member_id: otherId, is_ended: true });
    expect(await oversold()).toEqual({});
  },
  'a file is tried, imported once, and imported again without a change': async (world) => {
    const rows = [
      { membership: ' collector ', discord_id: person, display_name: 'Ada', until: '2027-01-31' },
      { membership: collector, discord_id: '500000000000000002', status: 'CANCELED' },
      { membership: 'Vault', discord_id: byHand?.discord_id, display_name: 'Renamed' },
    ];
    const expected = [
      { action: 'add', reason: null },
      { action: 'add', reason: null },
      { action: 'update', reason: null },
    ];
    expect((await bring(world, rows, true)).data).toEqual(expected);
    expect((await list(world)).total).toBe(members.length);
    expect((await bring(world, rows, false)).data).toEqual(expected);
    expect((await list(world)).total).toBe(members.length + 2);
    const [ada] = (await list(world, { search: person })).members;
    expect(ada).toMatchObject({ provider: 'file', display_name: 'Ada', status: 'active' });
    expect(timeOf(ada?.['until'])).toBe(Date.UTC(2027, 0, 31));
    const again = (await bring(world, rows, true)).data as { action: string }[];
    expect(again.map(({ action }) => action)).toEqual(['unchanged', 'unchanged', 'unchanged']);
  },
  'a row that equals a member changes nothing, whoever manages the member': async (world) => {
    const { discord_id, display_name, status, since, until } = managed ?? {};
    const equal = {
      membership: managed?.membership_id,
      discord_id,
      display_name,
      status,
      since,
      until,
    };
    await call(world, 'owner', 'assign_plan', {
      store_id: cardsId,
      provider: 'stripe',
      plan_id: 'price_1QNew',
      membership_id: vault,
    });
    const rows = [
      { ...equal, display_name: `\u202E ${String(display_name)}\u00A0` },
      { ...equal, display_name: '' },
      { membership: 'price_1QNew', discord_id: person, display_name: '\u3164 ' },
      { membership: '\u00A0collector', discord_id: person, display_name: 'علی‌رضا' },
    ];
    expect((await bring(world, rows, false)).data).toEqual([
      { action: 'unchanged', reason: null },
      { action: 'refused', reason: 'repeated' },
      { action: 'add', reason: null },
      { action: 'add', reason: null },
    ]);
    const added = (await list(world, { search: person })).members;
    expect(
      Object.fromEntries(added.map((row) => [row['membership_id'], row['display_name']])),
    ).toEqual({ [vault]: '', [collector]: 'علی‌رضا' });
  },
  'rows of a file are refused one by one, with the reason': async (world) => {
    const valid = { membership: 'Collector', discord_id: person };
    const row = (wrong: object) => ({ ...valid, discord_id: '500000000000000009', ...wrong });
    const rows = [
      valid,
      valid,
      row({ discord_id: '1.18E+17' }),
      row({ discord_id: null }),
      row({ membership: 'Gold' }),
      row({ membership: null }),
      row({ display_name: 'x'.repeat(101) }),
      row({ status: 'trialing' }),
      row({ since: '31.12.2026' }),
      row({ until: '2026-02-30' }),
      row({ since: '0001-01-01' }),
      row({ since: '2026-05-01', until: '2026-04-30' }),
      row({ discord_id: '500000000000000010', until: '2020-01-01' }),
      { membership: 'Vault', discord_id: managed?.discord_id },
    ];
    const { data } = await bring(world, rows, false);
    expect((data as { reason: string }[]).map(({ reason }) => reason)).toEqual([
      null,
      'repeated',
      'discordId',
      'discordId',
      'membership',
      'membership',
      'nameTooLong',
      'status',
      'date',
      'date',
      'date',
      'untilBeforeSince',
      'untilBeforeSince',
      'managedByProvider',
    ]);
    expect((await list(world)).total).toBe(members.length + 1);
  },
  'nobody else imports members': async (world) => {
    expect(errorIn(await bring(world, [], true, 'newcomer'))).toEqual(denied);
    expect(errorIn(await bring(world, [], true, null))).toEqual(signedOut);
    expect((await bring(world, [], true)).data).toEqual([]);
    for (const rows of [{}, Array.from({ length: 5_001 }, () => ({}))]) {
      expect((await bring(world, rows, true)).error).not.toBeNull();
    }
  },
  'an ended session is rejected by every function': async ({ expired }) => {
    const ended = { status: 401, code: 'PGRST303' };
    const as = expired('owner');
    expect(errorIn(await as.rpc('store_members_page', { store_id: cardsId }))).toEqual(ended);
    const id = { member_id: newId };
    expect(errorIn(await as.rpc('change_store_member', { ...id, is_ended: true }))).toEqual(ended);
    expect(errorIn(await as.rpc('link_store_member', { ...id, discord_id: null }))).toEqual(ended);
  },
};
