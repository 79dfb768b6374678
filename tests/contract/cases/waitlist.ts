import { expect } from 'vitest';
import { people, type PersonName } from '#mocks/session/people';
import { cardsId, startingStores } from '#mocks/market/starting-stores';
import { errorIn, type Cases, type World } from '../world';

const cards = startingStores.find(({ id }) => id === cardsId)?.memberships ?? [];
const [collector = '', vault = '', hidden = ''] = cards.map(({ id }) => id);
const unknownId = '5a1e1111-0000-4000-8000-00000000ffff';
const memberId = '5a1e1111-0000-4000-8000-000000000031';

type List = Readonly<Record<string, unknown>>;
type Joined = { outcome: string; since: string | null };
type Waiting = { total: number; people: { name: string | null; since: string }[] };

/**
 * Limits a membership to `most` members, as the seller; null removes the limit. With a limit of 1, the membership is
 * sold out.
 */
const limit = ({ as }: World, most: number | null = 1, id = vault) =>
  as('owner')
    .from('store_memberships')
    .update({ max_members: most, early_bird_places: null })
    .eq('id', id)
    .select('id');

const join = ({ as }: World, by: PersonName | null, id = vault) =>
  as(by).rpc('join_waitlist', { membership_id: id });
const joined = async (world: World, by: PersonName, id = vault) =>
  (await join(world, by, id)).data as Joined;
const leave = ({ as }: World, by: PersonName | null, id = vault) =>
  as(by).rpc('leave_waitlist', { membership_id: id });
const since = ({ as }: World, by: PersonName | null, id = vault) =>
  as(by).rpc('waiting_since', { membership_id: id });
const lists = async ({ as }: World, by: PersonName) =>
  (await as(by).rpc('my_waiting_lists', {})).data as List[];
const page = ({ as }: World, by: PersonName | null, given: object = {}) =>
  as(by).rpc('waitlist_page', { membership_id: vault, ...given });
const counts = ({ as }: World, by: PersonName | null) =>
  as(by).rpc('waitlist_counts', { store_id: cardsId });

const addMember = ({ as }: World, person: PersonName) =>
  as('owner').rpc('add_store_member', {
    store_id: cardsId,
    member_id: memberId,
    membership_id: vault,
    discord_id: people[person].discord?.id,
  });

const signedOut = { status: 401, code: '42501' };
const notYours = { status: 403, code: '42501' };
const notAUuid = { status: 400, code: '22P02' };
const noFunction = { status: 404, code: 'PGRST202' };

export const waitlistCases: Cases = {
  'a buyer joins the waiting list of a sold-out membership once, and leaves it': async (world) => {
    await limit(world);
    expect((await since(world, 'newcomer')).data).toEqual({ since: null });
    const first = await joined(world, 'newcomer');
    expect([first.outcome, Number.isNaN(Date.parse(String(first.since)))]).toEqual([
      'waiting',
      false,
    ]);
    const again = await joined(world, 'newcomer');
    expect(again).toEqual(first);
    expect((await since(world, 'newcomer')).data).toEqual({ since: first.since });
    expect((await since(world, 'newcomer', collector)).data).toEqual({ since: null });
    expect((await leave(world, 'newcomer')).data).toBe('left');
    expect((await since(world, 'newcomer')).data).toEqual({ since: null });
    expect((await leave(world, 'newcomer')).data).toBe('left');
  },
  'only a sold-out membership on sale has a waiting list': async (world) => {
    expect((await joined(world, 'newcomer')).outcome).toBe('notSoldOut');
    expect((await joined(world, 'newcomer', collector)).outcome).toBe('notSoldOut');
    await limit(world, 1, hidden);
    expect(await joined(world, 'newcomer', hidden)).toEqual({
      outcome: 'noMembership',
      since: null,
    });
    expect((await joined(world, 'newcomer', unknownId)).outcome).toBe('noMembership');
    await limit(world);
    await world.as('owner').from('stores').update({ is_visible: false }).eq('id', cardsId);
    expect((await joined(world, 'newcomer')).outcome).toBe('noMembership');
  },
  'neither the seller nor a member waits': async (world) => {
    await limit(world, null);
    await addMember(world, 'newcomer');
    await limit(world);
    expect((await joined(world, 'owner')).outcome).toBe('ownStore');
    expect((await joined(world, 'newcomer')).outcome).toBe('alreadyMember');
    await world.as('owner').rpc('change_store_member', { member_id: memberId, is_ended: true });
    expect((await joined(world, 'newcomer')).outcome).toBe('waiting');
  },
  'a buyer who becomes a member does not wait anymore': async (world) => {
    await limit(world);
    await joined(world, 'newcomer');
    await joined(world, 'editor');
    await addMember(world, 'newcomer');
    expect(await lists(world, 'newcomer')).toEqual([]);
    await world.as('owner').rpc('change_store_member', { member_id: memberId, is_ended: true });
    expect(await lists(world, 'newcomer')).toEqual([]);
    expect((await counts(world, 'owner')).data).toEqual({ [vault]: 1 });
  },
  'a buyer reads their own lists, and whether a place is free': async (world) => {
    await limit(world);
    const { since: joinedAt } = await joined(world, 'newcomer');
    const [first, ...more] = await lists(world, 'newcomer');
    expect(more).toEqual([]);
    expect(first).toEqual({
      membership_id: vault,
      name: 'Vault',
      since: joinedAt,
      is_on_sale: true,
      is_free: false,
      store: { id: cardsId, name: 'Card Collectors', logo_path: null, slug: 'card-collectors' },
    });
    expect(await lists(world, 'editor')).toEqual([]);
    await limit(world, 500);
    expect(await lists(world, 'newcomer')).toMatchObject([{ is_on_sale: true, is_free: true }]);
    await world.as('owner').from('stores').update({ is_visible: false }).eq('id', cardsId);
    expect(await lists(world, 'newcomer')).toMatchObject([
      { is_on_sale: false, is_free: false, store: { slug: null } },
    ]);
  },
  'the seller reads who waits, the one who has waited longest first': async (world) => {
    await limit(world);
    expect((await counts(world, 'owner')).data).toEqual({});
    expect((await page(world, 'owner')).data).toEqual({ total: 0, people: [] });
    await joined(world, 'newcomer');
    await joined(world, 'unlinked');
    await joined(world, 'editor');
    expect((await counts(world, 'owner')).data).toEqual({ [vault]: 3 });
    const { total, people: waiting } = (await page(world, 'owner')).data as Waiting;
    expect([total, waiting.map(({ name }) => name)]).toEqual([
      3,
      ['fresh_start', null, 'sam_supports'],
    ]);
    expect(Object.keys(waiting[0] ?? {}).toSorted()).toEqual(['name', 'since']);
    const last = (await page(world, 'owner', { page: 1, page_size: 2 })).data as Waiting;
    expect([last.total, last.people.map(({ name }) => name)]).toEqual([3, ['sam_supports']]);
  },
  'nobody else reads who waits': async (world) => {
    await limit(world);
    await joined(world, 'newcomer');
    for (const by of ['newcomer', 'admin', 'unlinked'] as const) {
      expect(errorIn(await page(world, by))).toEqual(notYours);
      expect(errorIn(await counts(world, by))).toEqual(notYours);
    }
    expect(errorIn(await page(world, 'owner', { membership_id: unknownId }))).toEqual(notYours);
  },
  'a signed-out visitor has no waiting list': async (world) => {
    await limit(world);
    expect(errorIn(await join(world, null))).toEqual(signedOut);
    expect(errorIn(await leave(world, null))).toEqual(signedOut);
    expect(errorIn(await since(world, null))).toEqual(signedOut);
    expect(errorIn(await world.as(null).rpc('my_waiting_lists', {}))).toEqual(signedOut);
    expect(errorIn(await page(world, null))).toEqual(signedOut);
    expect(errorIn(await counts(world, null))).toEqual(signedOut);
    expect(errorIn(await join(world, 'newcomer', 'not a uuid'))).toEqual(notAUuid);
    expect(errorIn(await world.as('newcomer').rpc('join_waitlist', {}))).toEqual(noFunction);
  },
};
