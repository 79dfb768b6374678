import { enterUrl, loaded, nothingElse, errors, sent } from './answers';
import { messageAsked, placeAsked, postedOf, sendSetup, throughOf } from './webhook-send.setup';

/**
 * A message on its way through a webhook (spec §8 «Webhook send»), and after: changed, deleted or sent again, also one
 * that was sent long ago and is read by its link. Every answer of Discord is a state. After a 429 it may be asked again
 * when the countdown has ended, and never by itself; a webhook that is gone is not asked again.
 */
export const webhookSendMachine = sendSetup.createMachine({
  id: 'webhookSend',
  context: ({ input }) => ({
    url: input.url,
    asked: null,
    through: null,
    posted: null,
    error: null,
    secondsLeft: 0,
    limited: null,
    gone: [],
    info: null,
  }),
  initial: 'ready',
  on: {
    'change url': {
      target: '.ready',
      actions: enterUrl,
    },
    send: {
      target: '.checking',
      actions: { type: 'ask', params: ({ event }) => ({ task: 'send', message: event.message }) },
    },
    edit: {
      guard: 'hasPosted',
      target: '.checking',
      actions: { type: 'ask', params: ({ event }) => ({ task: 'edit', message: event.message }) },
    },
    delete: {
      guard: 'hasPosted',
      target: '.checking',
      actions: { type: 'ask', params: { task: 'delete' } },
    },
    load: {
      target: '.checking',
      actions: { type: 'ask', params: ({ event }) => ({ task: 'load', link: event.link }) },
    },
    forget: { guard: 'hasPosted', target: '.ready', actions: 'forgetPosted' },
    dismiss: '.ready',
  },
  states: {
    ready: { id: 'ready' },
    missingUrl: {},
    malformedUrl: {},
    /** What is to be loaded is no link to a message. */
    malformedLink: {},
    /** Discord would refuse the message: `checkMessage` says for what. */
    blocked: {},
    checking: {
      always: [
        { guard: { type: 'lacksUrlAs', params: 'missing' }, target: 'missingUrl' },
        { guard: { type: 'lacksUrlAs', params: 'malformed' }, target: 'malformedUrl' },
        { guard: 'hasMalformedLink', target: 'malformedLink' },
        { guard: 'isBlocked', target: 'blocked' },
        {
          guard: 'isKnownGone',
          target: '#refused.notFound',
          actions: ['refuseGone', 'tellRefused'],
        },
        { guard: { type: 'asks', params: 'send' }, target: 'asking.sending' },
        { guard: { type: 'asks', params: 'edit' }, target: 'asking.editing' },
        { guard: { type: 'asks', params: 'delete' }, target: 'asking.deleting' },
        { target: 'asking.loading' },
      ],
    },
    asking: {
      entry: 'takeWebhook',
      initial: 'sending',
      on: {
        ...nothingElse,
        // What is on its way stays on its way: the address is for the next time.
        'change url': {
          actions: enterUrl,
        },
      },
      states: {
        sending: {
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => ({
              webhook: throughOf(context),
              message: messageAsked(context),
            }),
            onDone: [
              {
                guard: { type: 'wasDone', params: sent },
                target: '#delivered',
                actions: [
                  { type: 'takePosted', params: sent },
                  { type: 'tellDone', params: 'sent' },
                ],
              },
              ...errors,
            ],
          },
        },
        editing: {
          invoke: {
            id: 'edit',
            src: 'edit',
            input: ({ context }) => ({ posted: postedOf(context), message: messageAsked(context) }),
            onDone: [
              {
                guard: { type: 'wasDone', params: sent },
                target: '#edited',
                actions: ['takeEdited', { type: 'tellDone', params: 'edited' }],
              },
              ...errors,
            ],
          },
        },
        deleting: {
          invoke: {
            id: 'remove',
            src: 'remove',
            input: ({ context }) => postedOf(context),
            onDone: [
              {
                guard: { type: 'standsNoMore', params: sent },
                target: '#deleted',
                actions: ['forgetPosted', { type: 'tellDone', params: 'deleted' }],
              },
              ...errors,
            ],
          },
        },
        loading: {
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context }) => ({ webhook: throughOf(context), place: placeAsked(context) }),
            onDone: [
              {
                guard: { type: 'wasDone', params: loaded },
                target: '#loaded',
                actions: [
                  { type: 'takeLoaded', params: loaded },
                  { type: 'handOver', params: loaded },
                  { type: 'tellDone', params: 'loaded' },
                ],
              },
              ...errors,
            ],
          },
        },
      },
    },
    delivered: {
      id: 'delivered',
      initial: 'asking',
      states: {
        /** A link to the message needs the server's id, which only the webhook itself tells. */
        asking: {
          always: { guard: 'knowsInfo', target: 'known' },
          invoke: {
            id: 'readWebhook',
            src: 'readWebhook',
            input: ({ context }) => throughOf(context),
            onDone: {
              target: 'known',
              actions: { type: 'takeInfo', params: ({ event }) => event.output },
            },
          },
        },
        known: {},
      },
    },
    edited: { id: 'edited' },
    deleted: { id: 'deleted' },
    loaded: { id: 'loaded' },
    refused: {
      id: 'refused',
      initial: 'other',
      states: {
        notFound: {},
        badRequest: {},
        rateLimited: {
          exit: 'stopCounting',
          initial: 'counting',
          states: {
            counting: {
              always: { guard: 'mayAskAgain', target: 'over' },
              after: { second: { target: 'counting', reenter: true, actions: 'tick' } },
              on: {
                ...nothingElse,
                'change url': [
                  {
                    guard: { type: 'isAnotherWebhook', params: ({ event }) => event.url },
                    target: '#ready',
                    actions: enterUrl,
                  },
                  { actions: enterUrl },
                ],
              },
            },
            over: {},
          },
        },
        forbidden: {},
        other: {},
      },
    },
    /** No answer came: blocked, offline, or out of time. */
    unreachable: { id: 'unreachable' },
  },
});
