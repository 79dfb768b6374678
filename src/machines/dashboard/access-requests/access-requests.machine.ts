import type { Result } from '#domain/result';
import {
  withoutRequest,
  type AccessRequest,
  type AccessRequests,
  type RequestsError,
} from '#domain/team/access-request';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/**
 * To approve, the viewer adds an editor; the database closes the request (product.md §12.24). Patches remove requests.
 */
export const accessRequestsMachine = reader<{
  answer: Result<AccessRequests, RequestsError>;
  input: { serverId: string };
  patch: AccessRequest;
}>()({
  id: 'accessRequests',
  kinds: { signInRequired: 'stays', notAllowed: 'closes', tooSlow: 'stays', unreachable: 'stays' },
  follows: 'page',
  patch: withoutRequest,
});

export const AccessRequestsContext = createReaderContext(accessRequestsMachine);
