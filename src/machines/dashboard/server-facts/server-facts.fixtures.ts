import type { ServerFacts } from '#domain/servers/server-facts';
import { readerFixtures } from '../../charts/reader.fixtures';
import { serverFactsMachine } from './server-facts.machine';

export const deals: ServerFacts = {
  serverId: '7',
  isSetUp: true,
  lastSave: { at: '2026-11-20T10:00:00+00:00', by: 'Theo' },
  request: null,
  health: null,
  waitingRequests: 0,
};

export const serverFactsFixtures = readerFixtures(serverFactsMachine, {
  values: [[deals], []],
  patch: { serverId: '7', request: { status: 'open', at: '2026-11-21T10:00:00.000Z' } },
});
