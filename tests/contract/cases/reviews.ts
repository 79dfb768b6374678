import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { people, type PersonName } from '#mocks/session/people';
import { cardsId, startingStores } from '#mocks/market/starting-stores';
import { errorIn, type Cases, type World } from '../world';

const cards = startingStores.find(({ id }) => id === cardsId)?.memberships ?? [];
const [collector = ''] = cards.map(({ id }) => id);
const unknownId = '5a1e1111-0000-4000-8000-00000000ffff';

type Outcome = { outcome: string; review: Readonly<Record<string, unknown>> | null };

const discordIdOf = (person: PersonName) => people[person].discord?.id;

/** As the seller, adds a member with the given status to the store. */
const join = ({ as }: World, person: PersonName, status = 'active') =>
  as('owner').rpc('import_store_members', {
    store_id: cardsId,
    rows: [{ membership: collector, discord_id: discordIdOf(person), status }],
    is_trial: false,
  });

/** As a payment provider, sells a membership of the store. */
const sell = ({ sell: record }: World, buyer: PersonName, isConfirmed = true) =>
  record({ id: randomUUID(), storeId: cardsId, membershipId: collector, buyer, isConfirmed });

const save = ({ as }: World, by: PersonName | null, given: object = {}) =>
  as(by).rpc('save_store_review', { store_id: cardsId, rating: 5, text: 'Good', ...given });

const remove = ({ as }: World, by: PersonName | null, version: number | null) =>
  as(by).rpc('delete_store_review', { store_id: cardsId, version });

const reply = ({ as }: World, by: PersonName | null, given: object) =>
  as(by).rpc('reply_to_review', { version: 1, before: null, reply: 'Thanks', ...given });

const list = ({ as }: World, by: PersonName | null = 'owner', given: object = {}) =>
  as(by).rpc('store_reviews_page', { store_id: cardsId, ...given });

const listed = async (world: World) =>
  (await list(world)).data as { total: number; reviews: Readonly<Record<string, unknown>>[] };

const shown = async ({ as }: World) => {
  const { data } = await as(null).rpc('store_page', { store: cardsId });
  return (data as { reviews: Readonly<Record<string, unknown>> | null }).reviews;
};

const outcomeOf = async (call: PromiseLike<{ data: unknown }>) => (await call).data as Outcome;

const signedOut = { status: 401, code: '42501' };
const notYours = { status: 403, code: '42501' };
const rejected = { status: 400, code: '23514' };

export const reviewCases: Cases = {
  'a seller finds reviews by text, rating and reply': async (world) => {
    for (const [person, rating, text] of [
      ['newcomer', 5, 'Gr\u00E9at grading, 100% worth it'],
      ['moderator', 2, 'Slow answers'],
    ] as const) {
      await sell(world, person);
      await save(world, person, { rating, text });
    }
    const found = async (given: object) => {
      const { total, reviews } = (await list(world, 'owner', given)).data as {
        total: number;
        reviews: { id: string; rating: number }[];
      };
      expect(total).toBe(reviews.length);
      return reviews.map(({ rating }) => rating);
    };
    expect(await found({})).toEqual([2, 5]);
    expect(await found({ search: ' great ' })).toEqual([5]);
    expect(await found({ search: '0%' })).toEqual([5]);
    expect(await found({ search: '_' })).toEqual([]);
    expect(await found({ rating: 2 })).toEqual([2]);
    expect(await found({ rating: 2, search: 'great' })).toEqual([]);
    expect(await found({ reply: 'some' })).toEqual([]);
    const { reviews } = (await list(world)).data as { reviews: { id: string }[] };
    await reply(world, 'owner', { review_id: reviews[0]?.id });
    expect(await found({ reply: 'none' })).toEqual([5]);
    expect(await found({ reply: 'some' })).toEqual([2]);
  },
  'a member writes one review, which visitors see': async (world) => {
    expect(await shown(world)).toBeNull();
    await sell(world, 'newcomer');
    const { outcome, review } = await outcomeOf(save(world, 'newcomer', { text: ' Good\n' }));
    expect([outcome, review]).toEqual([
      'saved',
      {
        rating: 5,
        text: 'Good',
        is_counted: true,
        version: 1,
        reply: null,
        replied_at: null,
        hidden_by_site: false,
        hidden_reason: null,
        is_deleted: false,
      },
    ]);
    const { newest, ...figures } = (await shown(world)) ?? {};
    expect(figures).toEqual({ average: 5, count: 1, shown: 1, counts: [0, 0, 0, 0, 1] });
    const [first = {}] = newest as Readonly<Record<string, unknown>>[];
    const { id, created_at, ...rest } = first;
    expect([typeof id, Number.isNaN(Date.parse(String(created_at)))]).toEqual(['string', false]);
    expect(rest).toEqual({
      author: 'fresh_start',
      rating: 5,
      text: 'Good',
      is_edited: false,
      is_counted: true,
      reply: null,
      replied_at: null,
    });
  },
  'the average has one decimal place': async (world) => {
    await sell(world, 'newcomer');
    await sell(world, 'editor');
    await sell(world, 'admin');
    await save(world, 'newcomer', { rating: 5 });
    await save(world, 'editor', { rating: 4 });
    await save(world, 'admin', { rating: 4 });
    expect(await shown(world)).toMatchObject({
      average: 4.3,
      count: 3,
      counts: [0, 0, 0, 2, 1],
    });
  },
  'only reviews of confirmed purchases count, and visitors and the seller see which': async (
    world,
  ) => {
    await join(world, 'newcomer');
    await sell(world, 'editor', false);
    await save(world, 'newcomer', { rating: 5 });
    await save(world, 'editor', { rating: 5 });
    expect(await shown(world)).toMatchObject({
      average: null,
      count: 0,
      shown: 2,
      counts: [0, 0, 0, 0, 0],
      newest: [{ is_counted: false }, { is_counted: false }],
    });
    await sell(world, 'admin');
    await save(world, 'admin', { rating: 2 });
    expect(await shown(world)).toMatchObject({
      average: 2,
      count: 1,
      shown: 3,
      counts: [0, 1, 0, 0, 0],
    });
    const { reviews } = await listed(world);
    const counted = reviews.map(({ author, is_counted }) => [author, is_counted]);
    expect(Object.fromEntries(counted)).toEqual({
      fresh_start: false,
      sam_supports: false,
      theo: true,
    });
    const theirs = reviews.find(({ author }) => author === 'theo');
    const answer = await outcomeOf(reply(world, 'owner', { review_id: theirs?.['id'] }));
    expect(answer.review?.['is_counted']).toBe(true);
  },
  'only members who were not refunded write a review': async (world) => {
    const refusal = async (by: PersonName) => (await outcomeOf(save(world, by))).outcome;
    expect(await refusal('newcomer')).toBe('notMember');
    expect(await refusal('unlinked')).toBe('notMember');
    await join(world, 'newcomer', 'refunded');
    expect(await refusal('newcomer')).toBe('refunded');
    await join(world, 'editor', 'canceled');
    expect(await refusal('editor')).toBe('saved');
    await join(world, 'admin', 'past_due');
    expect(await refusal('admin')).toBe('saved');
    await join(world, 'owner');
    expect(await refusal('owner')).toBe('ownStore');
    expect(errorIn(await save(world, null))).toEqual(signedOut);
    expect((await outcomeOf(save(world, 'editor', { store_id: 'biz_none' }))).outcome).toBe(
      'notMember',
    );
  },
  'a review is changed from the version that was read': async (world) => {
    await join(world, 'newcomer');
    await save(world, 'newcomer');
    const changed = await outcomeOf(save(world, 'newcomer', { rating: 2, version: 1 }));
    expect([changed.outcome, changed.review?.['version']]).toEqual(['saved', 2]);
    const late = await outcomeOf(save(world, 'newcomer', { rating: 3, version: 1 }));
    expect([late.outcome, late.review]).toEqual(['clash', changed.review]);
    const second = await outcomeOf(save(world, 'newcomer', { rating: 1 }));
    expect([second.outcome, second.review]).toEqual(['clash', changed.review]);
    const repeated = await outcomeOf(save(world, 'newcomer', { rating: 2, version: 1 }));
    expect([repeated.outcome, repeated.review]).toEqual(['saved', changed.review]);
    expect(await shown(world)).toMatchObject({ shown: 1, newest: [{ rating: 2 }] });
  },
  'an author keeps the review after the store has unlinked the account': async (world) => {
    await join(world, 'newcomer');
    await save(world, 'newcomer');
    const { data } = await world.as('owner').rpc('store_members_page', {
      store_id: cardsId,
      search: discordIdOf('newcomer'),
    });
    const [member] = (data as { members: { id: string }[] }).members;
    await world.as('owner').rpc('link_store_member', { member_id: member?.id, discord_id: null });
    const changed = await outcomeOf(save(world, 'newcomer', { rating: 1, version: 1 }));
    expect([changed.outcome, changed.review?.['rating']]).toEqual(['saved', 1]);
    const mine = await world.as('newcomer').rpc('my_memberships', {});
    expect(mine.data).toMatchObject([{ store: { may_review: true, review: { version: 2 } } }]);
  },
  'a review that does not fit is not stored': async (world) => {
    await join(world, 'newcomer');
    for (const wrong of [
      { rating: 0 },
      { rating: 6 },
      { text: 'x'.repeat(2_001) },
      { text: 'a\u0007b' },
      { text: 'a\rb' },
      { text: '\u202Eevil' },
    ]) {
      expect(errorIn(await save(world, 'newcomer', wrong))).toEqual(rejected);
    }
    expect(await shown(world)).toBeNull();
    const most = `\t${'😀'.repeat(1_999)}\n\tb`.slice(0, -1);
    expect((await outcomeOf(save(world, 'newcomer', { text: most }))).outcome).toBe('saved');
    expect(errorIn(await save(world, 'newcomer', { text: 'a\u0007', version: 1 }))).toEqual(
      rejected,
    );
  },
  'a review is deleted by its author, also after a refund': async (world) => {
    await join(world, 'newcomer');
    await save(world, 'newcomer');
    await join(world, 'newcomer', 'refunded');
    expect((await outcomeOf(save(world, 'newcomer', { rating: 1, version: 1 }))).outcome).toBe(
      'refunded',
    );
    expect((await outcomeOf(remove(world, 'newcomer', 7))).outcome).toBe('clash');
    expect((await outcomeOf(remove(world, 'editor', 1))).outcome).toBe('deleted');
    expect(await shown(world)).toMatchObject({ shown: 1 });
    expect(await outcomeOf(remove(world, 'newcomer', 1))).toEqual({
      outcome: 'deleted',
      review: null,
    });
    expect((await outcomeOf(remove(world, 'newcomer', 1))).outcome).toBe('deleted');
    expect(await shown(world)).toBeNull();
    expect(errorIn(await remove(world, null, 1))).toEqual(signedOut);
  },
  'a review that was deleted meanwhile is written again': async (world) => {
    await join(world, 'newcomer');
    await save(world, 'newcomer');
    await remove(world, 'newcomer', 1);
    expect(await outcomeOf(save(world, 'newcomer', { rating: 4, version: 1 }))).toEqual({
      outcome: 'clash',
      review: null,
    });
    expect((await outcomeOf(save(world, 'newcomer', { rating: 4 }))).outcome).toBe('saved');
  },
  'the author reads the review with the memberships': async (world) => {
    const own = async (by: PersonName) => {
      const { data } = await world.as(by).rpc('my_memberships', {});
      const [first] = data as { store: Readonly<Record<string, unknown>> }[];
      return [first?.store['may_review'], first?.store['review']];
    };
    await join(world, 'newcomer');
    expect(await own('newcomer')).toEqual([true, null]);
    await save(world, 'newcomer');
    expect(await own('newcomer')).toEqual([
      true,
      {
        rating: 5,
        text: 'Good',
        is_counted: false,
        version: 1,
        reply: null,
        replied_at: null,
        hidden_by_site: false,
        hidden_reason: null,
        is_deleted: false,
      },
    ]);
    await join(world, 'editor', 'refunded');
    expect(await own('editor')).toEqual([false, null]);
    await join(world, 'owner');
    expect(await own('owner')).toEqual([false, null]);
  },
  'the seller reads the reviews page by page, newest first': async (world) => {
    expect(await listed(world)).toEqual({ total: 0, reviews: [] });
    for (const person of ['newcomer', 'editor', 'admin'] as const) {
      await join(world, person);
      await save(world, person);
      await new Promise((later) => setTimeout(later, 2));
    }
    const authors = async (given: object) => {
      const { data } = await list(world, 'owner', given);
      return (data as { reviews: { author: string }[] }).reviews.map(({ author }) => author);
    };
    expect(await authors({})).toEqual(['theo', 'sam_supports', 'fresh_start']);
    expect(await authors({ page: 1, page_size: 2 })).toEqual(['fresh_start']);
    expect(await authors({ page: -1, page_size: 0 })).toEqual(['theo']);
    expect(errorIn(await list(world, 'newcomer'))).toEqual(notYours);
    expect(errorIn(await list(world, null))).toEqual(signedOut);
  },
  'the seller replies, changes the reply and removes it': async (world) => {
    await join(world, 'newcomer');
    await save(world, 'newcomer');
    const [{ id = '' } = {}] = (await listed(world)).reviews as { id?: string }[];
    const given = (more: object) => ({ review_id: id, ...more });
    const first = await outcomeOf(reply(world, 'owner', given({ reply: ' Thanks ' })));
    expect([first.outcome, first.review?.['reply']]).toEqual(['saved', 'Thanks']);
    expect(await shown(world)).toMatchObject({ newest: [{ reply: 'Thanks' }] });
    const repeated = await outcomeOf(reply(world, 'owner', given({})));
    expect([repeated.outcome, repeated.review]).toEqual(['saved', first.review]);
    const late = await outcomeOf(reply(world, 'owner', given({ reply: 'Other' })));
    expect([late.outcome, late.review?.['reply']]).toEqual(['clash', 'Thanks']);
    const changed = given({ before: 'Thanks', reply: 'Other' });
    expect((await outcomeOf(reply(world, 'owner', changed))).review?.['reply']).toBe('Other');
    const removed = await outcomeOf(reply(world, 'owner', given({ before: 'Other', reply: null })));
    expect([removed.outcome, removed.review?.['reply'], removed.review?.['replied_at']]).toEqual([
      'saved',
      null,
      null,
    ]);
  },
  'a reply to a review that has changed is a clash': async (world) => {
    await join(world, 'newcomer');
    await save(world, 'newcomer');
    const [{ id = '' } = {}] = (await listed(world)).reviews as { id?: string }[];
    await save(world, 'newcomer', { rating: 1, version: 1 });
    const { outcome, review } = await outcomeOf(reply(world, 'owner', { review_id: id }));
    expect([outcome, review?.['rating'], review?.['version']]).toEqual(['clash', 1, 2]);
  },
  'nobody but the seller replies, and only in a text that fits': async (world) => {
    await join(world, 'newcomer');
    await save(world, 'newcomer');
    const [{ id = '' } = {}] = (await listed(world)).reviews as { id?: string }[];
    const unknown = { outcome: 'unknownReview', review: null };
    expect(await outcomeOf(reply(world, 'newcomer', { review_id: id }))).toEqual(unknown);
    expect(await outcomeOf(reply(world, 'admin', { review_id: id }))).toEqual(unknown);
    expect(await outcomeOf(reply(world, 'owner', { review_id: unknownId }))).toEqual(unknown);
    expect(errorIn(await reply(world, null, { review_id: id }))).toEqual(signedOut);
    const long = { review_id: id, reply: 'x'.repeat(2_001) };
    expect(errorIn(await reply(world, 'owner', long))).toEqual(rejected);
    expect(errorIn(await reply(world, 'owner', { review_id: id, reply: 'a\u0007' }))).toEqual(
      rejected,
    );
    expect(await listed(world)).toMatchObject({ reviews: [{ reply: null }] });
  },
};
