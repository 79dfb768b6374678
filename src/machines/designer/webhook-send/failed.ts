import type { DeliveryError } from '#domain/message/delivery';
import { changeUrl, whileRequesting } from './answers';
import { sendSetup } from './webhook-send.setup';

/** Counts down the seconds until a retry is allowed. During the countdown, the user can switch to another webhook. */
const rateLimited = sendSetup.createStateConfig({
  exit: 'stopCountdown',
  initial: 'counting',
  states: {
    counting: {
      always: { guard: 'isCountdownOver', target: 'over' },
      after: { second: { target: 'counting', reenter: true, actions: 'tick' } },
      on: {
        ...whileRequesting,
        'change url': [
          {
            guard: { type: 'isAnotherWebhook', params: ({ event }) => event.url },
            target: '#ready',
            actions: changeUrl,
          },
          { actions: changeUrl },
        ],
      },
    },
    over: {},
  },
});

export const failed = sendSetup.createStateConfig({
  id: 'failed',
  initial: 'other',
  states: {
    notFound: {},
    badRequest: {},
    rateLimited,
    forbidden: {},
    other: {},
    /** There was no response: blocked by CORS, offline, or timed out. */
    unreachable: {},
  } as const satisfies Record<DeliveryError['kind'], object>,
});
