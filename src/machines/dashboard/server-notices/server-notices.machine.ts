import type { Result } from '#domain/result';
import type { ServerNotices, ServerNoticesError } from '#domain/servers/server-notices';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/** Reads the state of the webhook that receives notices of a server (product.md §12.27). */
export const serverNoticesMachine = reader<{
  answer: Result<ServerNotices, ServerNoticesError>;
  input: { serverId: string };
}>()({
  id: 'serverNotices',
  kinds: { signInRequired: 'stays', notAllowed: 'closes', tooSlow: 'stays', unreachable: 'stays' },
  follows: 'page',
});

export const ServerNoticesContext = createReaderContext(serverNoticesMachine);
