import { createActorContext } from '@xstate/react';
import { changeUrl, errors, loaded, sent, whileRequesting } from './answers';
import { failed } from './failed';
import {
  postedOf,
  requestedMessage,
  requestedPlace,
  sendSetup,
  webhookOf,
} from './webhook-send.setup';

/**
 * Sends a message through a webhook, and then edits or deletes that message. Can also load a message by its link
 * (product.md §15.10). After a 429 response, the user can retry when the countdown ends. Nothing is retried
 * automatically. If the webhook no longer exists, no further request is sent to it.
 */
export const webhookSendMachine = sendSetup.createMachine({
  id: 'webhookSend',
  context: ({ input }) => ({
    url: input.url,
    requested: null,
    webhook: null,
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
      actions: changeUrl,
    },
    send: {
      target: '.checking',
      actions: {
        type: 'setRequest',
        params: ({ event }) => ({ task: 'send', message: event.message }),
      },
    },
    edit: {
      guard: 'hasPosted',
      target: '.checking',
      actions: {
        type: 'setRequest',
        params: ({ event }) => ({ task: 'edit', message: event.message }),
      },
    },
    delete: {
      guard: 'hasPosted',
      target: '.checking',
      actions: { type: 'setRequest', params: { task: 'delete' } },
    },
    load: {
      target: '.checking',
      actions: { type: 'setRequest', params: ({ event }) => ({ task: 'load', link: event.link }) },
    },
    forget: { guard: 'hasPosted', target: '.ready', actions: 'forgetPosted' },
    dismiss: '.ready',
    'webhook gone': {
      actions: { type: 'storeGone', params: ({ event }) => event.webhookId },
    },
  },
  states: {
    ready: { id: 'ready' },
    missingUrl: {},
    malformedUrl: {},
    /** The entered text is not a link to a message. */
    malformedLink: {},
    /** Discord would reject the message. `checkMessage` returns the problems. */
    blocked: {},
    checking: {
      always: [
        { guard: { type: 'lacksUrlAs', params: 'missing' }, target: 'missingUrl' },
        { guard: { type: 'lacksUrlAs', params: 'malformed' }, target: 'malformedUrl' },
        { guard: 'hasMalformedLink', target: 'malformedLink' },
        { guard: 'isBlocked', target: 'blocked' },
        {
          guard: 'isKnownGone',
          target: '#failed.notFound',
          actions: ['setGoneError', 'emitFailed'],
        },
        { guard: { type: 'requests', params: 'send' }, target: 'requesting.sending' },
        { guard: { type: 'requests', params: 'edit' }, target: 'requesting.editing' },
        { guard: { type: 'requests', params: 'delete' }, target: 'requesting.deleting' },
        { target: 'requesting.loading' },
      ],
    },
    requesting: {
      entry: 'setWebhook',
      initial: 'sending',
      on: {
        ...whileRequesting,
        'change url': {
          actions: changeUrl,
        },
      },
      states: {
        sending: {
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => ({
              webhook: webhookOf(context),
              message: requestedMessage(context),
            }),
            onDone: [
              {
                guard: { type: 'isOk', params: sent },
                target: '#delivered',
                actions: [
                  { type: 'storePosted', params: sent },
                  { type: 'notify', params: 'sent' },
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
            input: ({ context }) => ({
              posted: postedOf(context),
              message: requestedMessage(context),
            }),
            onDone: [
              {
                guard: { type: 'isOk', params: sent },
                target: '#edited',
                actions: ['storeEdited', { type: 'notify', params: 'edited' }],
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
                guard: { type: 'isDeleted', params: sent },
                target: '#deleted',
                actions: ['forgetPosted', { type: 'notify', params: 'deleted' }],
              },
              ...errors,
            ],
          },
        },
        loading: {
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context }) => ({
              webhook: webhookOf(context),
              place: requestedPlace(context),
            }),
            onDone: [
              {
                guard: { type: 'isOk', params: loaded },
                target: '#loaded',
                actions: [
                  { type: 'storeLoaded', params: loaded },
                  { type: 'emitLoaded', params: loaded },
                  { type: 'notify', params: 'loaded' },
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
      initial: 'loadingInfo',
      states: {
        /** Loads the id of the webhook's server, because a link to the message contains this id. */
        loadingInfo: {
          always: { guard: 'knowsInfo', target: 'known' },
          invoke: {
            id: 'readWebhook',
            src: 'readWebhook',
            input: ({ context }) => webhookOf(context),
            onDone: {
              target: 'known',
              actions: { type: 'storeInfo', params: ({ event }) => event.output },
            },
          },
        },
        known: {},
      },
    },
    edited: { id: 'edited' },
    deleted: { id: 'deleted' },
    loaded: { id: 'loaded' },
    failed,
  },
});

export const WebhookSendContext = createActorContext(webhookSendMachine);
