import { expect } from 'vitest';
import { guilds } from '#mocks/dashboard/servers';
import { people, type PersonName } from '#mocks/session/people';
import { cardsId, startingStores } from '#mocks/market/starting-stores';
import { errorIn, type Cases, type World } from '../world';

const cards = startingStores.find(({ id }) => id === cardsId)?.memberships ?? [];
const [collector = '', vault = ''] = cards.map(({ id }) => id);
const memberId = '5a1e1111-0000-4000-8000-000000000021';

type Bought = Readonly<Record<string, unknown>>;

const read = ({ as }: World, by: PersonName | null) => as(by).rpc('my_memberships', {});

const bought = async (world: World, by: PersonName) => (await read(world, by)).data as Bought[];

/** Adds a member by hand, as the seller. */
const add = ({ as }: World, person: PersonName, id = memberId, membership = collector) =>
  as('owner').rpc('add_store_member', {
    store_id: cardsId,
    member_id: id,
    membership_id: membership,
    discord_id: people[person].discord?.id,
    until: '2027-03-31T21:59:59Z',
  });

export const myMembershipCases: Cases = {
  'a buyer reads what their Discord account has bought': async (world) => {
    expect(await bought(world, 'newcomer')).toEqual([]);
    await add(world, 'newcomer');
    const [first = {}, ...more] = await bought(world, 'newcomer');
    expect(more).toEqual([]);
    const { since, until, ...rest } = first;
    expect(Number.isNaN(Date.parse(String(since)))).toBe(false);
    expect(Date.parse(String(until))).toBe(Date.parse('2027-03-31T21:59:59Z'));
    expect(rest).toEqual({
      id: memberId,
      membership_id: collector,
      status: 'active',
      is_oversold: false,
      provider: 'manual',
      is_ending: false,
      is_added: true,
      is_offered: false,
      name: 'Collector',
      payment_type: 'subscription',
      billing_interval: 'month',
      price_minor: 1_999,
      currency: 'USD',
      server: { id: guilds.cardCollectors.id, role: 'none', role_name: null },
      store: {
        id: cardsId,
        slug: 'card-collectors',
        name: 'Card Collectors',
        logo_path: null,
        support_url: 'https://cards.example/help',
        may_review: true,
        review: null,
      },
    });
  },
  'nobody reads what another has bought': async (world) => {
    await add(world, 'newcomer');
    expect(await bought(world, 'editor')).toEqual([]);
    expect(await bought(world, 'owner')).toEqual([]);
    expect(await bought(world, 'unlinked')).toEqual([]);
    expect(errorIn(await read(world, null))).toEqual({ status: 401, code: '42501' });
  },
  'memberships that hold a place come first': async (world) => {
    await add(world, 'newcomer');
    await world.as('owner').rpc('change_store_member', { member_id: memberId, is_ended: true });
    await add(world, 'newcomer', '5a1e1111-0000-4000-8000-000000000022', vault);
    const found = await bought(world, 'newcomer');
    expect(found.map(({ name, status }) => [name, status])).toEqual([
      ['Vault', 'active'],
      ['Collector', 'canceled'],
    ]);
    expect(found.map(({ server }) => server)).toEqual([
      expect.objectContaining({ role: 'none' }),
      null,
    ]);
  },
  'what a store added is refused, also what it adds later': async (world) => {
    const refuse = (by: PersonName | null, storeId = cardsId) =>
      world.as(by).rpc('refuse_memberships', { store_id: storeId });
    await add(world, 'newcomer');
    await add(world, 'editor', '5a1e1111-0000-4000-8000-000000000023');
    for (const storeId of [cardsId, cardsId, 'biz_none']) {
      expect((await refuse('newcomer', storeId)).data).toBe('refused');
    }
    expect(await bought(world, 'newcomer')).toEqual([]);
    expect(await bought(world, 'editor')).toHaveLength(1);
    await world.as('owner').rpc('change_store_member', { member_id: memberId, is_ended: false });
    await add(world, 'newcomer', '5a1e1111-0000-4000-8000-000000000024', vault);
    expect(await bought(world, 'newcomer')).toEqual([]);
    const review = { store_id: cardsId, rating: 1, text: '' };
    const { data } = await world.as('newcomer').rpc('save_store_review', review);
    expect(data).toEqual({ outcome: 'notMember', review: null });
    expect(errorIn(await refuse(null))).toEqual({ status: 401, code: '42501' });
  },
  'a store that is not public has no address': async (world) => {
    await add(world, 'newcomer');
    await world.as('owner').from('stores').update({ is_visible: false }).eq('id', cardsId);
    const [first] = await bought(world, 'newcomer');
    expect(first?.['store']).toMatchObject({ name: 'Card Collectors', slug: null });
  },
  'an address is claimed by the account that has confirmed it': async ({ as }) => {
    const claim = async (by: PersonName | null, address: string) =>
      as(by).rpc('claim_memberships', { address });
    const own = await claim('newcomer', ` ${people.newcomer.email.toUpperCase()} `);
    expect(own.data).toEqual({ outcome: 'read', claimed: 0, own: 0, taken: 0 });
    for (const address of [people.editor.email, 'nobody@mail.example', '']) {
      expect((await claim('newcomer', address)).data).toEqual({ outcome: 'notConfirmed' });
    }
    expect(errorIn(await claim(null, people.newcomer.email))).toEqual({
      status: 401,
      code: '42501',
    });
  },
  'what is not offered is neither confirmed nor taken away': async (world) => {
    await add(world, 'newcomer');
    const answer = (by: PersonName | null, id: string, isMine: boolean) =>
      world.as(by).rpc('confirm_membership', { member_id: id, is_mine: isMine });
    for (const id of [memberId, '5a1e1111-0000-4000-8000-00000000ffff']) {
      expect((await answer('newcomer', id, true)).data).toBe('gone');
      expect((await answer('newcomer', id, false)).data).toBe('removed');
    }
    expect(await bought(world, 'newcomer')).toMatchObject([{ id: memberId, is_offered: false }]);
    expect(errorIn(await answer(null, memberId, true))).toEqual({ status: 401, code: '42501' });
  },
  'a buyer has a reference for each membership on sale in a public store': async ({ as }) => {
    const referencesOf = async (by: PersonName | null, storeId: string) =>
      as(by).rpc('buyer_references', { store_id: storeId });
    const { data } = await referencesOf('newcomer', cardsId);
    const references = data as Record<string, string>;
    expect(Object.keys(references).toSorted()).toEqual([collector, vault].toSorted());
    expect(new Set(Object.values(references)).size).toBe(2);
    for (const each of Object.values(references)) expect(each).toMatch(/^[0-9a-f]{32}$/);
    expect((await referencesOf('newcomer', cardsId)).data).toEqual(data);
    const others = (await referencesOf('editor', cardsId)).data as Record<string, string>;
    expect(others[vault]).not.toBe(references[vault]);
    expect(errorIn(await referencesOf(null, cardsId))).toEqual({ status: 401, code: '42501' });
    expect(errorIn(await referencesOf('newcomer', 'biz_none'))).toEqual({
      status: 400,
      code: '22023',
    });
  },
};
