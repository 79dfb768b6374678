import { fromCallback, fromPromise } from 'xstate';
import { addServerMachine } from '#machines/dashboard/add-server/add-server.machine';
import { serverFactsMachine } from '#machines/dashboard/server-facts/server-facts.machine';
import { serverPageMachine } from '#machines/dashboard/server-page/server-page.machine';
import { listAdministratorGuilds } from '#services/dashboard/guilds';
import { refreshToken, validateToken } from '#services/session/token';
import { fetchDiscordServers } from '#services/dashboard/fetch-discord-servers';
import { addServer } from '#services/dashboard/add-server';
import { loadServerFacts, watchServerUpdates } from '#services/dashboard/server-facts';
import { abortable, changing } from '../actors';

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
    addServer: changing(addServer),
  },
});
