import type { NoticeWebhook } from '#domain/servers/server-notices';
import { readerFixtures } from '../../charts/reader.fixtures';
import { serverNoticesMachine } from './server-notices.machine';

export const serverId = '902334817261953024';

export const webhook: NoticeWebhook = {
  setAt: '2026-11-16T09:00:00Z',
  setByName: 'mira.resells',
  sentAt: '2026-11-20T11:40:00Z',
  failure: null,
  failedAt: null,
  waiting: 0,
  givenUp: 0,
  test: null,
};

export const serverNoticesFixtures = readerFixtures(serverNoticesMachine, {
  values: [{ webhook: null }, { webhook }],
  input: { serverId },
});
