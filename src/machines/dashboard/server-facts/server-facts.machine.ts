import type { Result } from '#domain/result';
import {
  afterRequestChange,
  type RequestChange,
  type ServerFacts,
  type ServerFactsError,
} from '#domain/servers/server-facts';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

export type ServerFactsAnswer = Result<readonly ServerFacts[], ServerFactsError>;

/**
 * The site's own data about the viewer's servers (product.md §7.12). It is read after each read of the list of servers, which
 * the page shows before; before the first, the backend may not know the viewer's guilds. A patch is a request for access that
 * the viewer has sent or withdrawn.
 */
export const serverFactsMachine = reader<{ answer: ServerFactsAnswer; patch: RequestChange }>()({
  id: 'serverFacts',
  kinds: { signInRequired: 'stays', tooSlow: 'stays', unreachable: 'stays' },
  follows: 'reload',
  patch: afterRequestChange,
});

export const ServerFactsContext = createReaderContext(serverFactsMachine);
