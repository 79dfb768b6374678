import { answerDiscord, BOT_TOKEN } from '#mocks/designer/discord-api';
import { people, type PersonName } from '#mocks/session/people';
import { LOCAL_ANON_KEY, LOCAL_SECRET_KEY, startApi } from '../../supabase/local/api';
import { signedToken } from '../../supabase/local/tokens';
import { startEdgeFunctions } from '../../supabase/local/edge-functions';
import { serveHttp } from '../../supabase/local/http';
import { openProject } from '../setup/project';
import { keepRows, restoreRows } from './kept-rows';
import { answerStorage } from './storage-over-policies';
import type { Side } from './world';

/** The real schema in PostgreSQL behind Supabase's API, and the edge functions on Deno. */
export interface RealSide {
  /** Returns the seeded project in its initial state. */
  open(): Promise<Side>;
  stop(): Promise<void>;
}

/**
 * Starts the parts that all cases share: a project, Deno, a mock Discord, and a gateway that forwards requests to the
 * project. Before each case, the rows of the project are restored if an earlier case has changed them.
 */
export async function startReal(): Promise<RealSide> {
  const project = await openProject('seeded');
  await keepRows(project.sql);
  const api = startApi(project.url());
  let isTouched = false;
  const ask = async (request: Request): Promise<Response> => {
    const isStorage = new URL(request.url).pathname.startsWith('/storage/v1/');
    const response = await (isStorage ? answerStorage(project.sql, request) : api.fetch(request));
    if (request.method !== 'GET' && response.ok) isTouched = true;
    return response;
  };
  const gateway = await serveHttp(0, ask);
  const discord = await serveHttp(0, answerDiscord);
  const functions = await startEdgeFunctions({
    SUPABASE_URL: gateway.url,
    SUPABASE_SERVICE_ROLE_KEY: LOCAL_SECRET_KEY,
    DISCORD_API_URL: `${discord.url}/api/v10`,
    DISCORD_CLIENT_ID: 'local',
    DISCORD_CLIENT_SECRET: 'local',
    DISCORD_BOT_TOKEN: BOT_TOKEN,
  });
  const side: Side = {
    url: gateway.url,
    anonKey: LOCAL_ANON_KEY,
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith('/functions/v1/')) return ask(request);
      return fetch(new Request(functions.url + pathname, request));
    },
    tokenOf,
    requireFactor: async (serverId) => {
      isTouched = true;
      await project.sql`insert into private.factor_requirements values (${serverId})`;
    },
    sell: async ({ id, storeId, membershipId, buyer, isConfirmed }) => {
      isTouched = true;
      await project.sql`insert into public.store_members
          (id, store_id, membership_id, status, provider, provider_reference, discord_id, user_id, confirmed_at)
        values (${id}, ${storeId}, ${membershipId}, 'active', 'stripe', ${`sub_${id}`},
          ${people[buyer].discord?.id ?? null}, ${isConfirmed ? people[buyer].id : null},
          ${isConfirmed ? new Date() : null})`;
    },
  };
  return {
    open: async () => {
      if (isTouched) await restoreRows(project.sql);
      isTouched = false;
      return side;
    },
    stop: async () => {
      await functions.stop();
      await discord.stop();
      await gateway.stop();
      await api.stop();
      await project.drop();
    },
  };
}

/** Returns a token like those of the auth server. Its session has the id of the user (`openSessions` in `postgres.ts`). */
function tokenOf(person: PersonName, expiresIn: number): string {
  const now = Math.floor(Date.now() / 1_000);
  const { id, email } = people[person];
  const claims = {
    sub: id,
    session_id: id,
    email,
    role: 'authenticated',
    aud: 'authenticated',
  };
  return signedToken({ ...claims, iat: now - 7_200, exp: now + expiresIn });
}
