import { createActorContext } from '@xstate/react';
import type { Result } from '#domain/result';
import {
  withoutRequest,
  type AccessRequest,
  type AccessRequests,
  type RequestsError,
} from '#domain/team/access-request';
import { reader } from '../../charts/reader';

/**
 * The open requests for access to a server (product.md §12.24). To approve a request, the viewer adds the person as an
 * editor; the database then closes the request. A patch is a request that is no longer open.
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

export const AccessRequestsContext = createActorContext(accessRequestsMachine);
