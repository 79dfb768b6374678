import { expect } from 'vitest';
import type { PersonName } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import { errorIn, type Cases, type World } from '../world';

const server_id: string = guilds.resellHeaven.id;

const require = ({ as }: World, by: PersonName | null) =>
  as(by).rpc('require_factor_of_editors', { server_id, is_required: true });

const missing = { status: 403, code: 'PT403', hint: 'second_factor_missing' };

const change = {
  server_id,
  base_version: 1_000,
  changes: [{ key: 'SuccessPoints', before: 25, after: 31 }],
};

async function refusalOf(answer: PromiseLike<{ status: number; error: unknown }>) {
  const { status, error } = await answer;
  const { code, hint } = (error ?? {}) as { code?: string; hint?: string };
  return { status, code, hint };
}

export const factorOfEditorsCases: Cases = {
  'an owner without a factor cannot require one, and others have no right to': async (world) => {
    expect(await refusalOf(require(world, 'owner'))).toEqual(missing);
    for (const person of ['admin', 'editor', 'newcomer'] as const) {
      expect(errorIn(await require(world, person))).toEqual({ status: 403, code: '42501' });
    }
    expect(errorIn(await require(world, null))).toEqual({ status: 401, code: '42501' });
  },
  'while it is required, nobody without one changes the server': async (world) => {
    await world.requireFactor(server_id);
    const admin = world.as('admin');
    const address = 'https://discord.com/api/webhooks/700000000000000001/token';
    expect(await refusalOf(admin.rpc('set_notice_webhook', { server_id, address }))).toEqual(
      missing,
    );
    const everywhere = { name: 'Somebody', allowed_panels: ['points'] };
    expect(await refusalOf(admin.from('team_members').insert(everywhere))).toEqual(missing);
    for (const person of ['owner', 'admin'] as const) {
      const client = world.as(person);
      expect(await refusalOf(client.rpc('save_server_config', change))).toEqual(missing);
      expect((await client.rpc('server_config', { server_id })).data).toHaveLength(1);
      expect((await client.rpc('viewer_rights')).data).toMatchObject({
        factor: { is_set_up: false, required_in: [server_id] },
      });
    }
    expect((await world.as('newcomer').rpc('viewer_rights')).data).toMatchObject({
      factor: { required_in: [] },
    });
    const other = { ...change, server_id: guilds.cardCollectors.id };
    expect((await world.as('owner').rpc('save_server_config', other)).error).toBeNull();
  },
  'a call with a wrong parameter matches no function': async ({ as }) => {
    const answer = await as('owner').rpc('require_factor_of_editors', { server: server_id });
    expect(errorIn(answer)).toEqual({ status: 404, code: 'PGRST202' });
  },
};
