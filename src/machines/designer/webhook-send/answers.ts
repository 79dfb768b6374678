import type { DoneActorEvent } from 'xstate';
import { errorTransitions } from '../../error-transitions';
import type { LoadAnswer, SendAnswer } from './webhook-send.events';

type Answered = { event: DoneActorEvent<SendAnswer | LoadAnswer> };

export const sent = ({ event }: { event: DoneActorEvent<SendAnswer> }) => event.output;
export const loaded = ({ event }: { event: DoneActorEvent<LoadAnswer> }) => event.output;

const setError = [
  { type: 'setError', params: ({ event }: Answered) => event.output },
  'emitFailed',
] as const;

/** Maps each error of any request to its target state and action. */
export const errors = errorTransitions<SendAnswer | LoadAnswer>()({
  notFound: { target: '#failed.notFound', actions: setError },
  badRequest: { target: '#failed.badRequest', actions: setError },
  rateLimited: { target: '#failed.rateLimited', actions: setError },
  forbidden: { target: '#failed.forbidden', actions: setError },
  other: { target: '#failed.other', actions: setError },
  unreachable: { target: '#failed.unreachable', actions: setError },
});

/** The events that are ignored while a request is pending. Otherwise a second press could post the message again. */
export const whileRequesting = {
  send: undefined,
  edit: undefined,
  delete: undefined,
  load: undefined,
  forget: undefined,
  dismiss: undefined,
} as const;

export const changeUrl = [
  { type: 'changeUrl', params: urlOf },
  { type: 'rememberUrl', params: urlOf },
] as const;

function urlOf({ event }: { event: { url: string } }): string {
  return event.url;
}
