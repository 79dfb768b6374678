import { fromCallback, fromPromise } from 'xstate';
import { addServerMachine } from '#machines/add-server/add-server.machine';
import { serverFactsMachine } from '#machines/server-facts/server-facts.machine';
import { serverPageMachine } from '#machines/server-page/server-page.machine';
import { listAdministratorGuilds } from '#services/discord/guilds';
import { refreshToken, validateToken } from '#services/discord/token';
import { fetchDiscordServers } from '#services/edge/fetch-discord-servers';
import { addServer } from '#services/supabase/add-server';
import { loadServerFacts } from '#services/supabase/server-facts';
import { watchServerUpdates } from '#services/supabase/server-updates';
import { abortable } from './actors';

export const serverPageLogic = serverPageMachine.provide({
  actors: {
    validateToken: abortable((_, signal) => validateToken(signal)),
    fetchServers: abortable(fetchDiscordServers),
    refreshToken: fromPromise(refreshToken),
    watchServerUpdates: fromCallback(({ sendBack }) =>
      watchServerUpdates({
        onChange: () => sendBack({ type: 'servers changed' }),
        onLost: () => sendBack({ type: 'updates lost' }),
      }),
    ),
  },
});

export const serverFactsLogic = serverFactsMachine.provide({
  actors: { load: abortable((_, signal) => loadServerFacts(signal)) },
});

export const addServerLogic = addServerMachine.provide({
  actors: {
    listAdministratorGuilds: abortable((_, signal) => listAdministratorGuilds(signal)),
    addServer: abortable(addServer),
  },
});
