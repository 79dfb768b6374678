import { expect } from 'vitest';
import type { PersonName } from '#mocks/session/people';
import { errorIn, type Cases, type World } from '../world';

/** A published store of the owner. The store has no members and no payments. */
const lab = 'biz_00000002';

const step = ({ as }: World, person: PersonName | null, kind: string, more: object = {}) =>
  as(person).rpc('count_store_step', { store_id: lab, kind, ...more });

const overview = ({ as }: World, person: PersonName | null, days = 7) =>
  as(person).rpc('store_overview', { store_id: lab, days });

const counts = ({ as }: World, person: PersonName | null) =>
  as(person).rpc('store_counts', { store_id: lab, days: 7 });

export const storeOverviewCases: Cases = {
  'visitors are counted by day, step and referrer, and the seller is not': async (world) => {
    const today = new Date().toISOString().slice(0, 10);
    const before = await overview(world, 'owner');
    expect(before.data).toMatchObject({ referrers: [], changes: [] });
    const referrer = 'https://www.discord.com/channels/1';
    expect(await step(world, null, 'visit', { referrer })).toMatchObject({ status: 204 });
    await step(world, 'newcomer', 'visit', { referrer: 'discord.com' });
    await step(world, 'newcomer', 'plan_click', { referrer: 'discord.com' });
    await step(world, null, 'visit');
    await step(world, null, 'visit', { referrer: '127.0.0.1' });
    await step(world, null, 'checkout', { referrer: 'x.com' });
    await step(world, 'owner', 'visit');
    const steps = { visits: 2, plan_clicks: 0, checkouts: 0 };
    expect((await counts(world, 'owner')).data).toEqual([
      { day: today, referrer: 'discord.com', ...steps, plan_clicks: 1 },
      { day: today, referrer: '', ...steps },
      { day: today, referrer: 'x.com', visits: 0, plan_clicks: 0, checkouts: 1 },
    ]);
    const { data } = await overview(world, 'owner');
    expect(data).toMatchObject({
      referrers: [
        { referrer: 'discord.com', ...steps, plan_clicks: 1 },
        { referrer: '', ...steps },
        { referrer: 'x.com', visits: 0, plan_clicks: 0, checkouts: 1 },
      ],
      others: { referrers: 0, visits: 0, plan_clicks: 0, checkouts: 0 },
      changes: [],
    });
    expect(data.days).toHaveLength(7);
    expect(data.days[6]).toMatchObject({ day: today, visits: 4, plan_clicks: 1, checkouts: 1 });
  },
  'only a step that exists is counted': async (world) => {
    expect(errorIn(await step(world, null, 'purchase'))).toEqual({ status: 400, code: '22023' });
    const unknown = await world
      .as(null)
      .rpc('count_store_step', { store_id: 'biz_none', kind: 'visit' });
    expect(unknown).toMatchObject({ status: 204 });
    expect(errorIn(await step(world, null, 'visit', { visitor: 'me' }))).toEqual({
      status: 404,
      code: 'PGRST202',
    });
    expect((await counts(world, 'owner')).data).toEqual([]);
  },
  'an expired session counts nothing': async (world) => {
    const { status } = await world
      .expired('newcomer')
      .rpc('count_store_step', { store_id: lab, kind: 'visit' });
    expect(status).toBe(401);
  },
  'only the seller reads the figures of a store': async (world) => {
    for (const read of [overview, counts]) {
      expect((await read(world, 'owner')).status).toBe(200);
      expect(errorIn(await read(world, 'newcomer'))).toEqual({ status: 403, code: '42501' });
      expect(errorIn(await read(world, 'admin'))).toEqual({ status: 403, code: '42501' });
      expect(errorIn(await read(world, null))).toEqual({ status: 401, code: '42501' });
    }
  },
  'a changed design and price are marked': async (world) => {
    const owner = world.as('owner');
    await owner
      .from('stores')
      .update({ design: { layout: 'minimal' } })
      .eq('id', lab);
    const { data: sold } = await owner
      .from('store_memberships')
      .select('id,name,price_minor')
      .eq('store_id', lab)
      .order('position');
    const [first] = sold ?? [];
    for (const price_minor of [111, 222]) {
      await owner.from('store_memberships').update({ price_minor }).eq('id', first?.id);
    }
    const { data } = await overview(world, 'owner');
    const today = new Date().toISOString().slice(0, 10);
    expect(data.changes).toMatchObject([
      { day: today, kind: 'design', name: null },
      {
        day: today,
        kind: 'price',
        name: first?.name,
        before_minor: first?.price_minor,
        after_minor: 222,
        before_currency: 'USD',
        after_currency: 'USD',
      },
    ]);
  },
};
