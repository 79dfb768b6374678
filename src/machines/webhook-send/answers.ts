import type { DoneActorEvent } from 'xstate';
import type { DeliveryError } from '#domain/message/delivery';
import type { LoadAnswer, SendAnswer } from './webhook-send.events';

type Answered = { event: DoneActorEvent<SendAnswer | LoadAnswer> };

/** What Discord answered to sending, changing and deleting. */
export const sent = ({ event }: { event: DoneActorEvent<SendAnswer> }) => event.output;
/** What Discord answered to reading. */
export const loaded = ({ event }: { event: DoneActorEvent<LoadAnswer> }) => event.output;

const refusedAs = <Kind extends DeliveryError['kind']>(kind: Kind) =>
  ({
    type: 'wasRefusedAs',
    params: ({ event }: Answered) => ({ answer: event.output, kind }),
  }) as const;

const refuse = [
  { type: 'refuse', params: ({ event }: Answered) => event.output },
  'tellRefused',
] as const;

/** Where every error leads, whatever was asked for. */
export const errors = [
  { guard: refusedAs('notFound'), target: '#refused.notFound', actions: refuse },
  { guard: refusedAs('badRequest'), target: '#refused.badRequest', actions: refuse },
  { guard: refusedAs('rateLimited'), target: '#refused.rateLimited', actions: refuse },
  { guard: refusedAs('forbidden'), target: '#refused.forbidden', actions: refuse },
  { guard: refusedAs('other'), target: '#refused.other', actions: refuse },
  { target: '#unreachable', actions: refuse },
] as const;

/** Discord is asked one thing at a time: a second press must not post twice. */
export const nothingElse = {
  send: undefined,
  edit: undefined,
  delete: undefined,
  load: undefined,
  forget: undefined,
  dismiss: undefined,
} as const;

/** What entering an address does, wherever it is entered. */
export const enterUrl = [
  { type: 'changeUrl', params: urlOf },
  { type: 'rememberUrl', params: urlOf },
] as const;

function urlOf({ event }: { event: { url: string } }): string {
  return event.url;
}
