import type { AccessRequest } from '#domain/team/access-request';
import { readerFixtures } from '../../charts/reader.fixtures';
import { accessRequestsMachine } from './access-requests.machine';

export const noor: AccessRequest = {
  id: 'a1',
  name: 'Noor',
  discordId: '518203746611290112',
  askedAt: '2026-11-20T10:00:00.000Z',
};
export const pavel: AccessRequest = {
  id: 'a2',
  name: 'Pavel',
  discordId: '623918450077413376',
  askedAt: '2026-11-21T10:00:00.000Z',
};

export const accessRequestsFixtures = readerFixtures(accessRequestsMachine, {
  values: [
    { total: 2, requests: [noor, pavel] },
    { total: 0, requests: [] },
  ],
  input: { serverId: '845201933120405504' },
  patch: noor,
});
