import { expect } from 'vitest';
import { people, type PersonName } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import { errorIn, type Cases, type World } from '../world';

/**
 * Returns the part of `viewer_rights()` that `services/supabase/viewer.ts` reads. Sorts the servers, because the
 * database returns them in no fixed order.
 */
async function rightsOf({ as }: World, person: PersonName) {
  const { data, status } = await as(person).rpc('viewer_rights');
  const { server_permissions, ...rights } = data as { server_permissions: Given[] };
  const given = server_permissions.toSorted((a, b) => (a.server_id < b.server_id ? -1 : 1));
  return { status, ...rights, server_permissions: given };
}

interface Given {
  server_id: string;
  server_name: string;
  role: string;
  allowed_panels: string[];
}

const factor = { is_set_up: false, required_in: [] };
const nothing = {
  status: 200,
  role: 'member',
  allowed_panels: [],
  server_permissions: [],
  factor,
};

export const rightsCases: Cases = {
  'owning a server adds no editor right': async (world) => {
    const discord_id = people.owner.discord.id;
    expect(await rightsOf(world, 'owner')).toEqual({ ...nothing, discord_id });
  },
  'a site admin is marked as one': async (world) => {
    const discord_id = people.admin.discord.id;
    expect(await rightsOf(world, 'admin')).toEqual({ ...nothing, discord_id, role: 'admin' });
  },
  'an editor gets their panels and their role': async (world) => {
    const given = ({ id, name }: { id: string; name: string }) => ({
      server_id: id,
      server_name: name,
      role: 'support',
      allowed_panels: ['points'],
    });
    expect(await rightsOf(world, 'editor')).toEqual({
      ...nothing,
      discord_id: people.editor.discord.id,
      server_permissions: [given(guilds.picksClub), given(guilds.cryptoDesk)],
    });
  },
  'a newcomer has no rights': async (world) => {
    const discord_id = people.newcomer.discord.id;
    expect(await rightsOf(world, 'newcomer')).toEqual({ ...nothing, discord_id });
  },
  'someone without a Discord account has no rights and no Discord id': async (world) => {
    expect(await rightsOf(world, 'unlinked')).toEqual({ ...nothing, discord_id: null });
  },
  'a signed-out user gets no rights': async ({ as }) => {
    const answer = await as(null).rpc('viewer_rights');
    expect(errorIn(answer)).toEqual({ status: 401, code: '42501' });
  },
  'an expired session gets no rights': async ({ expired }) => {
    const answer = await expired('owner').rpc('viewer_rights');
    expect(errorIn(answer)).toEqual({ status: 401, code: 'PGRST303' });
  },
};
