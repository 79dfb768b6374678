import {
  assign,
  emit,
  fromCallback,
  fromPromise,
  setup,
  type AnyEventObject,
  type DoneActorEvent,
} from 'xstate';
import type { Result } from '#domain/result';
import type {
  AccessRequest,
  AccessRequests,
  DeclineError,
  RequestsError,
} from '#domain/team/access-request';
import { isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

export type RequestsAnswer = Result<AccessRequests, RequestsError>;
export type DeclineAnswer = Result<null, DeclineError>;

export interface AccessRequestsInput {
  serverId: string;
}

export interface AccessRequestsData extends AccessRequestsInput, AccessRequests {
  /** The request that the viewer wants to decline. */
  declining: AccessRequest | null;
}

export type AccessRequestsEvent =
  | { type: 'retry' }
  /** The team was changed on this page. */
  | { type: 'reload' }
  /** The user returned to the page. */
  | { type: 'page shown' }
  | { type: 'decline'; request: AccessRequest }
  | { type: 'confirm' }
  | { type: 'cancel' };

export const loaded = ({ event }: { event: DoneActorEvent<RequestsAnswer> }) => event.output;
export const declined = ({ event }: { event: DoneActorEvent<DeclineAnswer> }) => event.output;

export const accessRequestsSetup = setup({
  types: {
    input: {} as AccessRequestsInput,
    context: {} as AccessRequestsData,
    events: {} as AccessRequestsEvent,
    emitted: {} as { type: 'declined' },
  },
  actors: {
    load: fromPromise<RequestsAnswer, AccessRequestsInput>(unprovided('load')),
    decline: fromPromise<DeclineAnswer, { requestId: string }>(unprovided('decline')),
    /** Sends `page shown`. */
    watchPage: fromCallback<AnyEventObject>(unprovided('watchPage')),
  },
  actions: {
    show: assign((_, answer: RequestsAnswer) => (answer.ok ? answer.value : {})),
    choose: assign((_, request: AccessRequest) => ({ declining: request })),
    removeDeclined: assign(({ context }) => ({
      requests: context.requests.filter(({ id }) => id !== context.declining?.id),
      total: Math.max(0, context.total - 1),
    })),
    tellDeclined: emit({ type: 'declined' as const }),
  },
  guards: {
    isOk: (_, answer: RequestsAnswer | DeclineAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
});

/**
 * Returns the request to decline.
 * @throws if there is none, which is a defect in the chart.
 */
export function confirmedIn({ declining }: AccessRequestsData): AccessRequest {
  if (!declining) throw new Error('No request is chosen');
  return declining;
}
