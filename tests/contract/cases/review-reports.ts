import { expect } from 'vitest';
import { people, type PersonName } from '#mocks/session/people';
import { cardsId, startingStores } from '#mocks/market/starting-stores';
import { errorIn, type Cases, type World } from '../world';

const collector = startingStores.find(({ id }) => id === cardsId)?.memberships[0]?.id ?? '';
const uuid = (index: number) => `5e902222-0000-4000-8000-${String(index).padStart(12, '0')}`;
const unknownId = uuid(9_999);

const denied = { status: 403, code: '42501' };
const signedOut = { status: 401, code: '42501' };
const invalid = { status: 400, code: '23514' };
const notAnId = { status: 400, code: '22P02' };

type Row = Readonly<Record<string, unknown>>;

const call = ({ as }: World, by: PersonName | null, name: string, given: object) =>
  as(by).rpc(name, given);

/** Makes the newcomer a member of the store, and stores their review. Returns the id of the review. */
async function review(world: World): Promise<string> {
  const row = {
    membership: collector,
    discord_id: people.newcomer.discord.id,
    status: 'active',
  };
  await call(world, 'owner', 'import_store_members', {
    store_id: cardsId,
    rows: [row],
    is_trial: false,
  });
  await save(world);
  const { data } = await call(world, 'owner', 'store_reviews_page', { store_id: cardsId });
  return String((data as { reviews: Row[] }).reviews[0]?.['id']);
}

const save = (world: World, given: object = {}) =>
  call(world, 'newcomer', 'save_store_review', {
    store_id: cardsId,
    rating: 1,
    text: 'Idiots',
    version: null,
    ...given,
  });

const remove = (world: World, version: number) =>
  call(world, 'newcomer', 'delete_store_review', { store_id: cardsId, version });

const report = (world: World, by: PersonName | null, review_id: string, given: object = {}) =>
  call(world, by, 'report_review', {
    report_id: uuid(1),
    review_id,
    kind: 'offensive',
    ...given,
  });

const decide = (
  world: World,
  name: 'hide_review' | 'restore_review' | 'dismiss_review_reports',
  review_id: string,
  given: object = {},
  by: PersonName | null = 'admin',
) =>
  call(world, by, name, {
    decision_id: uuid(50),
    review_id,
    reason: 'An insult',
    last_decision: null,
    seen_version: 1,
    ...given,
  });

const list = async (world: World, status = 'open') =>
  (await call(world, 'admin', 'moderation_reports', { status })).data as {
    total: number;
    targets: Row[];
  };

const storeOf = async (world: World) =>
  ((await call(world, 'newcomer', 'my_memberships', {})).data as { store: Row }[])[0]?.store;

const shown = async (world: World) =>
  ((await call(world, null, 'store_page', { store: cardsId })).data as Row)['reviews'];

export const reviewReportCases: Cases = {
  'a review is reported once, also by the seller, and not by its author': async (world) => {
    const id = await review(world);
    expect((await report(world, 'newcomer', id)).data).toBe('ownReview');
    expect((await report(world, 'owner', id)).data).toBe('reported');
    expect((await report(world, 'owner', id)).data).toBe('reported');
    expect((await report(world, 'owner', id, { report_id: uuid(2) })).data).toBe('alreadyReported');
    const store = { report_id: uuid(3), store_id: cardsId, kind: 'spam' };
    expect((await call(world, 'unlinked', 'report_store', store)).data).toBe('reported');
    expect((await list(world)).targets).toMatchObject([
      { id: cardsId, review: null },
      { id, name: 'Card Collectors' },
    ]);
  },
  'a report of a review that is not possible stores nothing': async (world) => {
    const id = await review(world);
    expect((await report(world, 'unlinked', unknownId)).data).toBe('noReview');
    for (const given of [{ kind: 'nonsense' }, { kind: 'other' }, { details: 'x'.repeat(1_001) }]) {
      expect(errorIn(await report(world, 'unlinked', id, given))).toEqual(invalid);
    }
    expect(errorIn(await report(world, 'unlinked', 'first'))).toEqual(notAnId);
    expect(errorIn(await report(world, null, id))).toEqual(signedOut);
    expect((await list(world)).total).toBe(0);
  },
  'a site admin reads the review, and what it said when it was reported': async (world) => {
    const id = await review(world);
    await report(world, 'owner', id, { details: ' My members ' });
    await save(world, { text: 'Nice', version: 1 });
    expect((await list(world)).targets).toEqual([
      {
        id,
        slug: 'card-collectors',
        name: 'Card Collectors',
        owner_name: 'mira.resells',
        is_public: true,
        review: {
          author_name: 'fresh_start',
          rating: 1,
          text: 'Nice',
          version: 2,
          is_deleted: false,
        },
        hidden_by_site: false,
        hidden_reason: null,
        last_decision: null,
        open_reports: 1,
        total_reports: 1,
        reports: [
          {
            id: uuid(1),
            kind: 'offensive',
            details: 'My members',
            status: 'open',
            created_at: expect.any(String) as string,
            review_rating: 1,
            review_text: 'Idiots',
            reporter_name: 'mira.resells',
          },
        ],
      },
    ]);
  },
  'a deleted review takes its open reports along, and the next one of its author has them': async (
    world,
  ) => {
    const id = await review(world);
    await report(world, 'owner', id, { details: 'An insult' });
    await remove(world, 1);
    expect((await list(world)).total).toBe(0);
    expect((await list(world, 'closed')).total).toBe(0);
    await save(world, { text: 'Morons' });
    const { targets } = await list(world);
    expect(targets).toMatchObject([
      {
        review: { text: 'Morons' },
        open_reports: 1,
        reports: [{ id: uuid(1), details: 'An insult', status: 'open', review_text: 'Idiots' }],
      },
    ]);
    const again = String((targets as Row[])[0]?.['id']);
    expect((await report(world, 'owner', again, { report_id: uuid(2) })).data).toBe(
      'alreadyReported',
    );
    expect((await decide(world, 'hide_review', again)).data).toBe('decided');
    await remove(world, 1);
    expect((await save(world)).data).toMatchObject({ outcome: 'hidden' });
  },
  'a hidden review is not public, and its author reads why': async (world) => {
    const id = await review(world);
    await report(world, 'owner', id);
    expect((await decide(world, 'hide_review', id, { reason: ' An insult ' })).data).toBe(
      'decided',
    );
    expect(await shown(world)).toBeNull();
    expect(await storeOf(world)).toMatchObject({
      may_review: true,
      review: {
        text: 'Idiots',
        hidden_by_site: true,
        hidden_reason: 'An insult',
        is_deleted: false,
      },
    });
    expect((await report(world, 'unlinked', id, { report_id: uuid(2) })).data).toBe('noReview');
    expect((await list(world, 'hidden')).targets).toMatchObject([
      { id, hidden_reason: 'An insult', reports: [{ status: 'acted' }] },
    ]);
    expect((await list(world, 'closed')).total).toBe(1);
    const changed = await save(world, { text: 'Morons', version: 1 });
    expect(changed.data).toMatchObject({ outcome: 'saved', review: { hidden_by_site: true } });
    expect(await shown(world)).toBeNull();
  },
  'the author of a hidden review can delete it, but not write another one': async (world) => {
    const id = await review(world);
    await decide(world, 'hide_review', id);
    for (let index = 0; index < 2; index += 1) {
      expect((await remove(world, 1)).data).toEqual({ outcome: 'deleted', review: null });
    }
    for (const version of [null, 2]) {
      expect((await save(world, { text: 'Again', version })).data).toMatchObject({
        outcome: 'hidden',
        review: { text: '', is_deleted: true },
      });
    }
    expect(await storeOf(world)).toMatchObject({ may_review: false });
    const seen = await call(world, 'owner', 'store_reviews_page', { store_id: cardsId });
    expect(seen.data).toEqual({ total: 0, reviews: [] });
    const reply = { review_id: id, version: 2, before: null, reply: 'Hi' };
    expect((await call(world, 'owner', 'reply_to_review', reply)).data).toEqual({
      outcome: 'unknownReview',
      review: null,
    });
    const again = { decision_id: uuid(51), last_decision: uuid(50), seen_version: 2 };
    expect((await decide(world, 'restore_review', id, again)).data).toBe('decided');
    expect((await decide(world, 'restore_review', id, again)).data).toBe('decided');
    expect((await save(world, { text: 'Again' })).data).toMatchObject({ outcome: 'saved' });
  },
  'a review is restored, and the log has both decisions': async (world) => {
    const id = await review(world);
    await decide(world, 'hide_review', id);
    const again = { decision_id: uuid(51), last_decision: uuid(50), reason: 'Fixed' };
    expect((await decide(world, 'restore_review', id, again)).data).toBe('decided');
    expect(await shown(world)).toMatchObject({ shown: 1 });
    const { data } = await call(world, 'admin', 'moderation_decisions', {});
    expect(data).toMatchObject({
      total: 2,
      decisions: [
        { action: 'restore', target_kind: 'review', target_id: id, target_author: 'fresh_start' },
        { action: 'hide', target_name: 'Card Collectors', target_author: 'fresh_start' },
      ],
    });
  },
  'a decision about a review that was changed or decided about clashes': async (world) => {
    const id = await review(world);
    await report(world, 'owner', id);
    await save(world, { text: 'Worse', version: 1 });
    expect((await decide(world, 'hide_review', id)).data).toBe('clash');
    const seen = { seen_version: 2 };
    const dismissal = { ...seen, open_reports: 2 };
    expect((await decide(world, 'dismiss_review_reports', id, dismissal)).data).toBe('clash');
    expect((await decide(world, 'restore_review', id, seen)).data).toBe('clash');
    const right = { ...seen, open_reports: 1 };
    expect((await decide(world, 'dismiss_review_reports', id, right)).data).toBe('decided');
    expect((await decide(world, 'dismiss_review_reports', id, right)).data).toBe('decided');
    const late = { ...seen, decision_id: uuid(51) };
    expect((await decide(world, 'hide_review', id, late)).data).toBe('clash');
    expect((await list(world, 'closed')).targets).toMatchObject([
      { reports: [{ status: 'dismissed' }], last_decision: uuid(50) },
    ]);
  },
  'a decision about a review that is not possible changes nothing': async (world) => {
    const id = await review(world);
    expect((await decide(world, 'hide_review', unknownId)).data).toBe('noReview');
    expect(errorIn(await decide(world, 'hide_review', id, { reason: '  ' }))).toEqual(invalid);
    expect(errorIn(await decide(world, 'hide_review', 'first'))).toEqual(notAnId);
    for (const by of ['owner', 'newcomer'] as const) {
      expect(errorIn(await decide(world, 'hide_review', id, {}, by))).toEqual(denied);
      expect(errorIn(await decide(world, 'restore_review', id, {}, by))).toEqual(denied);
      const given = { open_reports: 1 };
      expect(errorIn(await decide(world, 'dismiss_review_reports', id, given, by))).toEqual(denied);
    }
    expect(errorIn(await decide(world, 'hide_review', id, {}, null))).toEqual(signedOut);
    expect(await shown(world)).toMatchObject({ shown: 1 });
  },
};
