import { screen, userEvent, waitFor, within } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import preview from '../../../../.storybook/preview';
import { screenWalk } from '../../../../.storybook/screen-walk/screen-walk';
import { embedSendMessages } from '#content/messages/designer/embed-send';
import { deliveryErrorText, embedsMessages } from '#content/messages/designer/embeds';
import { postedLink } from '#machines/designer/webhook-send/shown';
import {
  deliveryErrors,
  hello,
  webhookSendFixtures,
  withoutStorage,
} from '#machines/designer/webhook-send/webhook-send.fixtures';
import { sendAt, SendStory } from './send-story.fixture';

/** Follows the paths of the `webhook-send` machine on the real panel (`screenWalk`). */
const meta = preview.meta({
  title: 'Screens/Embeds/Send/Walk',
});

const text =
  (wanted: string, selector = '*') =>
  () =>
    // Most texts are not on the page. This check is much faster than the query.
    document.body.textContent.includes(wanted) ? screen.queryByText(wanted, { selector }) : null;
const button = (name: string) => text(name, 'button');

const sights = {
  missingUrl: text(embedsMessages.webhookUrl.missing),
  malformedUrl: text(embedsMessages.webhookUrl.malformed),
  malformedLink: text(embedSendMessages.malformedLink),
  focusedProblems: () => {
    const { activeElement } = document;
    return activeElement?.matches('h3') ? activeElement : null;
  },
  sending: button('Sending...'),
  editing: button('Editing...'),
  deleting: button('Deleting...'),
  loading: button('Loading...'),
  sent: text(embedsMessages.notices.sent.title),
  edited: text(embedSendMessages.edited),
  deleted: text(embedSendMessages.deleted),
  loaded: text(embedSendMessages.loaded),
  posted: text(embedSendMessages.standing),
  link: text('Open in Discord', 'a'),
  notFound: text(deliveryErrorText(deliveryErrors.notFound), '[role=alert]'),
  webhookGone: text(embedsMessages.webhookGone),
  messageGone: text(embedSendMessages.messageGone),
  badRequest: text(deliveryErrorText(deliveryErrors.badRequest), '[role=alert]'),
  rateLimited: text(deliveryErrorText(deliveryErrors.rateLimited), '[role=alert]'),
  threeSeconds: button('Wait 3 sec'),
  twoSeconds: button('Wait 2 sec'),
  oneSecond: button('Wait 1 sec'),
  countdownOver: text(embedSendMessages.mayAskAgain),
  forbidden: text(deliveryErrorText(deliveryErrors.forbidden), '[role=alert]'),
  other: text(deliveryErrorText(deliveryErrors.other), '[role=alert]'),
  unreachable: text(deliveryErrorText(deliveryErrors.unreachable), '[role=alert]'),
};
type Sight = keyof typeof sights;

/** The expected views during the countdown. The index is the number of remaining seconds minus one. */
const secondSights = ['oneSecond', 'twoSeconds', 'threeSeconds'] as const;

type Path<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${Path<Value[Key]>}` }[keyof Value & string];
type Parent = 'requesting' | 'delivered' | 'failed' | 'failed.rateLimited';
type SendState = Exclude<Path<StateValueFrom<typeof withoutStorage>>, Parent>;

const shown = {
  ready: [],
  checking: [],
  missingUrl: ['missingUrl'],
  malformedUrl: ['malformedUrl'],
  malformedLink: ['malformedLink'],
  blocked: ['focusedProblems'],
  'requesting.sending': ['sending'],
  'requesting.editing': ['editing'],
  'requesting.deleting': ['deleting'],
  'requesting.loading': ['loading'],
  'delivered.loadingInfo': ['sent'],
  'delivered.known': ['sent'],
  edited: ['edited'],
  deleted: ['deleted'],
  loaded: ['loaded'],
  'failed.notFound': ['notFound'],
  'failed.badRequest': ['badRequest'],
  'failed.rateLimited.counting': ['rateLimited'],
  'failed.rateLimited.over': ['rateLimited', 'countdownOver'],
  'failed.forbidden': ['forbidden'],
  'failed.other': ['other'],
  'failed.unreachable': ['unreachable'],
} as const satisfies Record<SendState, readonly Sight[]>;

function stateOf(value: object | string): SendState {
  if (typeof value === 'string') return value as SendState;
  return Object.entries(value)
    .map(([key, below]: [string, object | string]) => `${key}.${stateOf(below)}`)
    .join() as SendState;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fill(label: string, value: string) {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: label });
  if (field.value === value) return;
  await userEvent.clear(field);
  if (value !== '') await userEvent.paste(value);
}

export const WebhookSend = meta.story(
  screenWalk<typeof withoutStorage, Sight>({
    machine: withoutStorage,
    tours: [
      {
        name: 'sender',
        fixtures: webhookSendFixtures,
        render: (walked) => (
          <SendStory
            walked={walked}
            message={hello}
            send={sendAt('ready', { requested: null, webhook: null })}
          />
        ),
      },
    ],
    gestures: {
      'change url': async ({ url }) => {
        const clear = screen.queryByRole('button', { name: 'Clear Webhook URL' });
        if (clear) await userEvent.click(clear);
        else await userEvent.click(screen.getByLabelText('Webhook URL'));
        if (url !== '') await userEvent.paste(url);
      },
      send: async ({ message }) => {
        await fill('Content', message.content);
        await press('Send');
      },
      edit: async ({ message }) => {
        await fill('Content', message.content);
        await press('Edit');
      },
      delete: async () => {
        await press('Delete');
        const question = within(await screen.findByRole('alertdialog'));
        await userEvent.click(question.getByRole('button', { name: 'Delete' }));
        await waitFor(() => {
          if (screen.queryByRole('alertdialog')) throw new Error('The dialog is still open');
        });
      },
      load: async ({ link }) => {
        const summary = screen.getByText('Edit a sent message');
        if (!summary.closest('details')?.open) await userEvent.click(summary);
        await waitFor(() => screen.getByRole('textbox', { name: 'Message link' }));
        await fill('Message link', link);
        await press('Load message');
      },
      forget: () => press('Done with this message'),
      dismiss: () => press('Dismiss'),
    },
    offers: (snapshot, event) => {
      if (event.type === 'change url') return event.url !== snapshot.context.url;
      const isOver = snapshot.matches('deleted') || snapshot.matches('failed');
      return event.type !== 'dismiss' || isOver;
    },
    sights,
    visibleIn: (snapshot) => {
      const { posted, error, secondsLeft } = snapshot.context;
      const state = stateOf(snapshot.value);
      const hasOutcome = /^(?:delivered|edited|deleted|loaded)/.test(state);
      const isGone = error?.kind === 'notFound' && error.isGone;
      return [
        ...shown[state],
        ...(posted && !hasOutcome ? (['posted'] as const) : []),
        ...(postedLink(snapshot) ? (['link'] as const) : []),
        ...(state === 'failed.notFound' ? ([isGone ? 'webhookGone' : 'messageGone'] as const) : []),
        ...(state === 'failed.rateLimited.counting'
          ? secondSights.slice(secondsLeft - 1, secondsLeft)
          : []),
      ];
    },
  }),
);
