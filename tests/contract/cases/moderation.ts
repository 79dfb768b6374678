import { expect } from 'vitest';
import type { PersonName } from '#mocks/session/people';
import { cardsId, labId, picksId } from '#mocks/market/starting-stores';
import { errorIn, type Cases, type World } from '../world';

const closedId = 'biz_00000004';
const uuid = (index: number) => `5e901111-0000-4000-8000-${String(index).padStart(12, '0')}`;

const denied = { status: 403, code: '42501' };
const signedOut = { status: 401, code: '42501' };
const invalid = { status: 400, code: '23514' };
const notAnId = { status: 400, code: '22P02' };

const call = ({ as }: World, by: PersonName | null, name: string, given: object) =>
  as(by).rpc(name, given);

const report = (world: World, by: PersonName | null, given: object = {}) =>
  call(world, by, 'report_store', {
    report_id: uuid(1),
    store_id: cardsId,
    kind: 'scam',
    details: '',
    ...given,
  });

const decide = (
  world: World,
  name: 'hide_store' | 'restore_store' | 'dismiss_reports',
  given: object = {},
  by: PersonName | null = 'admin',
) =>
  call(world, by, name, {
    decision_id: uuid(50),
    store_id: cardsId,
    reason: 'It is a scam',
    last_decision: null,
    ...given,
  });

interface Page {
  total: number;
  targets: readonly (Record<string, unknown> & { reports: Record<string, unknown>[] })[];
}

const list = async (world: World, given: object = {}) =>
  (await call(world, 'admin', 'moderation_reports', given)).data as Page;

const logOf = async (world: World, given: object = {}) =>
  (await call(world, 'platformOwner', 'moderation_decisions', given)).data as {
    total: number;
    decisions: readonly Record<string, unknown>[];
  };

export const moderationCases: Cases = {
  'a visitor reports a store once': async (world) => {
    expect((await report(world, 'newcomer')).data).toBe('reported');
    expect((await report(world, 'newcomer')).data).toBe('reported');
    expect((await report(world, 'newcomer', { report_id: uuid(2) })).data).toBe('alreadyReported');
    expect((await report(world, 'unlinked', { report_id: uuid(3) })).data).toBe('reported');
    expect((await list(world)).targets).toMatchObject([{ open_reports: 2, total_reports: 2 }]);
  },
  'a report that is not possible stores nothing': async (world) => {
    expect((await report(world, 'newcomer', { store_id: 'biz_nobody' })).data).toBe('noStore');
    expect((await report(world, 'newcomer', { store_id: closedId })).data).toBe('noStore');
    expect((await report(world, 'admin', { store_id: closedId })).data).toBe('noStore');
    expect((await report(world, 'owner')).data).toBe('ownStore');
    for (const given of [
      { kind: 'nonsense' },
      { kind: 'unusualSales', details: 'Only the site sends this' },
      { kind: 'other' },
      { kind: 'other', details: '  ' },
      { details: 'x'.repeat(1_001) },
    ]) {
      expect(errorIn(await report(world, 'newcomer', given))).toEqual(invalid);
    }
    expect(errorIn(await report(world, 'newcomer', { report_id: 'first' }))).toEqual(notAnId);
    expect(errorIn(await report(world, null))).toEqual(signedOut);
    expect(await list(world)).toEqual({ total: 0, targets: [] });
  },
  'a visitor has ten reports a day': async (world) => {
    for (let index = 0; index < 10; index += 1) {
      await report(world, 'newcomer', { report_id: uuid(index) });
      const [store] = (await list(world)).targets;
      const decision = {
        decision_id: uuid(100 + index),
        last_decision: store?.['last_decision'],
        open_reports: store?.['open_reports'],
      };
      expect((await decide(world, 'dismiss_reports', decision)).data).toBe('decided');
    }
    const eleventh = await report(world, 'newcomer', { report_id: uuid(10) });
    expect(eleventh.data).toBe('tooManyReports');
    expect((await report(world, 'unlinked', { report_id: uuid(11) })).data).toBe('reported');
  },
  'a site admin reads what was reported, and by whom': async (world) => {
    await report(world, 'newcomer', { kind: 'spam', details: '  Every day ' });
    await report(world, 'unlinked', { report_id: uuid(2), kind: 'other', details: 'See above' });
    await report(world, 'newcomer', { report_id: uuid(3), store_id: labId });
    const page = await list(world);
    expect(page.total).toBe(2);
    const [lab, cards] = page.targets;
    expect(lab).toMatchObject({ id: labId, open_reports: 1 });
    expect(cards).toEqual({
      id: cardsId,
      slug: 'card-collectors',
      name: 'Card Collectors',
      owner_name: 'mira.resells',
      is_public: true,
      review: null,
      hidden_by_site: false,
      hidden_reason: null,
      last_decision: null,
      open_reports: 2,
      total_reports: 2,
      reports: [
        {
          id: uuid(2),
          kind: 'other',
          details: 'See above',
          status: 'open',
          created_at: expect.any(String) as string,
          reporter_name: 'Someone',
          review_rating: null,
          review_text: null,
        },
        {
          id: uuid(1),
          kind: 'spam',
          details: 'Every day',
          status: 'open',
          created_at: expect.any(String) as string,
          reporter_name: 'fresh_start',
          review_rating: null,
          review_text: null,
        },
      ],
    });
    const ids = async (given: object) => (await list(world, given)).targets.map(({ id }) => id);
    expect(await ids({ page_size: 1 })).toEqual([labId]);
    expect(await ids({ page: 1, page_size: 1 })).toEqual([cardsId]);
    expect(await ids({ page: -1, page_size: 0 })).toEqual([labId]);
    expect(await ids({ status: 'closed' })).toEqual([]);
    expect(await ids({ status: 'hidden' })).toEqual([]);
    expect(await ids({ status: 'nonsense' })).toEqual([]);
  },
  'nobody else reads reports or decides': async (world) => {
    for (const by of ['owner', 'newcomer'] as const) {
      expect(errorIn(await call(world, by, 'moderation_reports', {}))).toEqual(denied);
      expect(errorIn(await call(world, by, 'moderation_decisions', {}))).toEqual(denied);
      expect(errorIn(await decide(world, 'hide_store', {}, by))).toEqual(denied);
      expect(errorIn(await decide(world, 'restore_store', {}, by))).toEqual(denied);
      expect(errorIn(await decide(world, 'dismiss_reports', { open_reports: 1 }, by))).toEqual(
        denied,
      );
    }
    expect(errorIn(await call(world, null, 'moderation_reports', {}))).toEqual(signedOut);
    expect(errorIn(await call(world, null, 'moderation_decisions', {}))).toEqual(signedOut);
    expect(errorIn(await decide(world, 'hide_store', {}, null))).toEqual(signedOut);
  },
  'a hidden store is not public, and its owner reads why': async (world) => {
    await report(world, 'newcomer');
    expect((await decide(world, 'hide_store', { reason: ' It is a scam ' })).data).toBe('decided');
    const page = await call(world, null, 'store_page', { store: 'card-collectors' });
    expect(page.data).toBeNull();
    const own = await world
      .as('owner')
      .from('stores')
      .select('hidden_by_site,hidden_reason')
      .eq('id', cardsId)
      .single();
    expect(own.data).toEqual({ hidden_by_site: true, hidden_reason: 'It is a scam' });
    const seen = await world.as('newcomer').from('stores').select('id').eq('id', cardsId);
    expect(seen.data).toEqual([]);
    const read = await world.as(null).from('stores').select('hidden_reason');
    expect(errorIn(read)).toEqual(signedOut);
    expect((await list(world)).total).toBe(0);
    expect((await list(world, { status: 'closed' })).targets).toMatchObject([
      { id: cardsId, is_public: false, hidden_by_site: true, open_reports: 0, total_reports: 1 },
    ]);
    expect((await list(world, { status: 'hidden' })).targets).toMatchObject([
      { id: cardsId, hidden_reason: 'It is a scam', reports: [{ status: 'acted' }] },
    ]);
    expect((await report(world, 'unlinked', { report_id: uuid(9) })).data).toBe('noStore');
  },
  'the owner of a hidden store cannot publish another one': async (world) => {
    const show = (is_visible: boolean) =>
      world.as('owner').from('stores').update({ is_visible }).eq('id', labId);
    expect(errorIn(await show(false)).code).toBeNull();
    await decide(world, 'hide_store');
    expect(errorIn(await show(true))).toEqual(denied);
  },
  'the owner of a hidden store cannot move, publish or delete it': async (world) => {
    await decide(world, 'hide_store');
    const change = (values: object) =>
      world.as('owner').from('stores').update(values).eq('id', cardsId);
    expect(errorIn(await change({ slug: 'elsewhere' }))).toEqual(denied);
    expect(errorIn(await change({ tagline: 'Better', is_visible: false })).code).toBeNull();
    expect(errorIn(await change({ is_visible: true }))).toEqual(denied);
    const removal = await world.as('owner').from('stores').delete().eq('id', cardsId);
    expect(errorIn(removal)).toEqual(denied);
    const again = await world
      .as('owner')
      .from('stores')
      .insert({ name: 'Cards', slug: 'card-collectors' });
    expect(errorIn(again)).toEqual({ status: 409, code: '23505' });
  },
  'a store is restored, and the log has both decisions': async (world) => {
    await decide(world, 'hide_store');
    const restored = await decide(
      world,
      'restore_store',
      { decision_id: uuid(51), last_decision: uuid(50), reason: 'Fixed' },
      'platformOwner',
    );
    expect(restored.data).toBe('decided');
    const page = await call(world, null, 'store_page', { store: 'card-collectors' });
    expect(page.data).toMatchObject({ id: cardsId });
    const { total, decisions } = await logOf(world);
    expect(total).toBe(2);
    const [newest, oldest] = decisions;
    expect(newest).toEqual({
      id: uuid(51),
      decided_at: expect.any(String) as string,
      decided_by_name: 'ines.grouped',
      action: 'restore',
      target_kind: 'store',
      target_id: cardsId,
      target_name: 'Card Collectors',
      target_author: null,
      reason: 'Fixed',
    });
    expect(oldest).toMatchObject({ action: 'hide', decided_by_name: 'theo' });
    expect((await logOf(world, { page: 1, page_size: 1 })).decisions).toMatchObject([
      { id: uuid(50) },
    ]);
    expect((await list(world, { status: 'hidden' })).total).toBe(0);
  },
  'the second of two decisions clashes': async (world) => {
    await report(world, 'newcomer');
    expect((await decide(world, 'restore_store')).data).toBe('clash');
    expect((await decide(world, 'dismiss_reports', { open_reports: 2 })).data).toBe('clash');
    expect((await decide(world, 'dismiss_reports', { open_reports: null })).data).toBe('clash');
    expect((await decide(world, 'dismiss_reports', { open_reports: 1 })).data).toBe('decided');
    expect((await decide(world, 'dismiss_reports', { open_reports: 1 })).data).toBe('decided');
    const later = { decision_id: uuid(51) };
    expect((await decide(world, 'hide_store', later)).data).toBe('clash');
    const seen = { ...later, last_decision: uuid(50) };
    expect((await decide(world, 'dismiss_reports', { ...seen, open_reports: 0 })).data).toBe(
      'clash',
    );
    expect((await decide(world, 'hide_store', seen)).data).toBe('decided');
    expect((await decide(world, 'hide_store', seen, 'platformOwner')).data).toBe('clash');
    expect((await logOf(world)).total).toBe(2);
    expect((await list(world, { status: 'closed' })).targets).toMatchObject([
      { reports: [{ status: 'dismissed' }], last_decision: uuid(51) },
    ]);
  },
  'a decision that is not possible changes nothing': async (world) => {
    expect((await decide(world, 'hide_store', { store_id: 'biz_nobody' })).data).toBe('noStore');
    for (const reason of ['', '   ', 'x'.repeat(1_001)]) {
      expect(errorIn(await decide(world, 'hide_store', { reason }))).toEqual(invalid);
    }
    expect(errorIn(await decide(world, 'hide_store', { decision_id: 'first' }))).toEqual(notAnId);
    expect(errorIn(await decide(world, 'hide_store', { last_decision: 'none' }))).toEqual(notAnId);
    expect((await logOf(world)).total).toBe(0);
    expect((await report(world, 'newcomer', { store_id: picksId })).data).toBe('reported');
  },
  'an ended session is rejected by every function': async ({ expired }) => {
    const ended = { status: 401, code: 'PGRST303' };
    const as = expired('admin');
    expect(errorIn(await as.rpc('moderation_reports', {}))).toEqual(ended);
    expect(errorIn(await as.rpc('moderation_decisions', {}))).toEqual(ended);
    const given = { decision_id: uuid(1), store_id: cardsId, reason: 'x', last_decision: null };
    expect(errorIn(await as.rpc('hide_store', given))).toEqual(ended);
    const sent = { report_id: uuid(1), store_id: cardsId, kind: 'scam' };
    expect(errorIn(await as.rpc('report_store', sent))).toEqual(ended);
  },
};
