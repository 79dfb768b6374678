import { expect, screen, waitFor } from 'storybook/test';
import { deliveryErrorText } from '#content/messages/designer/embeds';
import type { DeliveryError } from '#domain/message/delivery';
import type { ErrorsByKind } from '#machines/errors-by-kind';
import { shareOpenMachine } from '#machines/designer/share-open/share-open.machine';
import preview from '../../../../.storybook/preview';
import {
  embedded,
  fresh,
  posted,
  sendAt,
  SendStory,
  SharedStory,
  wrong,
  type SendPicture,
} from './send-story.fixture';

/** One story for each state of sending a message and of opening a shared link. No requests are sent. */
const meta = preview.meta({
  title: 'Screens/Embeds/Send/States',
});

const still = (picture: SendPicture) => ({ render: () => <SendStory {...picture} /> });

export const NoWebhook = meta.story(still({ send: sendAt('ready', { url: '', requested: null }) }));
export const Ready = meta.story(still({}));
export const MissingUrl = meta.story({
  ...still({ send: sendAt('missingUrl', { url: '' }) }),
  play: async () => {
    await expect(screen.getByLabelText('Webhook URL')).toHaveAccessibleDescription(
      /Please enter a webhook URL/,
    );
  },
});
export const MalformedUrl = meta.story({
  ...still({ send: sendAt('malformedUrl', { url: 'https://example.com/webhook' }) }),
  play: async () => {
    await expect(screen.getByLabelText('Webhook URL')).toHaveAccessibleDescription(
      /Please enter a valid Discord webhook URL/,
    );
  },
});
export const MalformedLink = meta.story(
  still({ send: sendAt('malformedLink', { requested: { task: 'load', link: '' } }) }),
);
export const Blocked = meta.story(still({ send: sendAt('blocked'), message: wrong }));
export const Warnings = meta.story(
  still({ message: { ...fresh, embeds: [...fresh.embeds, ...embedded({}).embeds] } }),
);
export const Notifying = meta.story({
  ...still({
    message: embedded({ title: '@here' }, { content: '@everyone <@&300000000000000001> `@here`' }),
  }),
  play: async () => {
    await expect(screen.getByText('Notifies @everyone (all members) and 1 role.')).toBeVisible();
  },
});
export const NotifyingLess = meta.story({
  ...still({
    message: embedded({ title: 'a' }, { content: '@everyone', allowed_mentions: { parse: [] } }),
  }),
  play: async () => {
    await expect(
      screen.getByText(
        'Notifies no one. The allowed mentions of the imported message decide this.',
      ),
    ).toBeVisible();
  },
});
export const Sending = meta.story(still({ send: sendAt({ requesting: 'sending' }) }));
export const Editing = meta.story(still({ send: sendAt({ requesting: 'editing' }, { posted }) }));
export const Deleting = meta.story(still({ send: sendAt({ requesting: 'deleting' }, { posted }) }));
export const Loading = meta.story(
  still({ send: sendAt({ requesting: 'loading' }, { requested: { task: 'load', link: '' } }) }),
);
export const Delivered = meta.story({
  ...still({ send: sendAt({ delivered: 'known' }, { posted }) }),
  play: async () => {
    await expect(screen.getByText('Embed sent successfully!')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Open in Discord' });
    await expect(link).toHaveAttribute(
      'href',
      'https://discord.com/channels/300000000000000001/400000000000000001/500000000000000001',
    );
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
});
export const DeliveredWithoutItsId = meta.story(still({ send: sendAt({ delivered: 'known' }) }));
export const Edited = meta.story(still({ send: sendAt('edited', { posted }) }));
export const Deleted = meta.story(still({ send: sendAt('deleted') }));
export const Loaded = meta.story(still({ send: sendAt('loaded', { posted }) }));
export const StillPosted = meta.story(
  still({ send: sendAt('ready', { posted, requested: null }) }),
);

const errors = {
  notFound: { kind: 'notFound', isGone: false },
  badRequest: {
    kind: 'badRequest',
    code: 50_035,
    message: 'Invalid Form Body',
    complaints: [
      { path: 'embeds.0.title', code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 256 or fewer.' },
      { path: 'embeds.0.image.url', code: 'URL_TYPE_INVALID_URL', message: '' },
    ],
  },
  forbidden: { kind: 'forbidden' },
  other: { kind: 'other', status: 401, message: 'Invalid Webhook Token' },
  unreachable: { kind: 'unreachable', reason: null },
  rateLimited: { kind: 'rateLimited', retryAfterMs: 75_000 },
} satisfies ErrorsByKind<DeliveryError>;

type Failed =
  | Exclude<DeliveryError['kind'], 'rateLimited'>
  | Record<'rateLimited', 'counting' | 'over'>;

const failedAt = (failed: Failed, error: DeliveryError, secondsLeft = 0) => ({
  ...still({ send: sendAt({ failed }, { error, secondsLeft }) }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(deliveryErrorText(error));
  },
});

/** One story for each kind of error. */
const failed = {
  notFound: failedAt('notFound', errors.notFound),
  badRequest: {
    ...failedAt('badRequest', errors.badRequest),
    play: async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'Bad request. The embed may be invalid or the webhook URL is incorrect.',
      );
      await expect(
        screen.getByRole('button', { name: 'Title Must be 256 or fewer.' }),
      ).toBeVisible();
    },
  },
  rateLimited: failedAt({ rateLimited: 'counting' }, errors.rateLimited, 75),
  forbidden: failedAt('forbidden', errors.forbidden),
  other: failedAt('other', errors.other),
  unreachable: failedAt('unreachable', errors.unreachable),
} satisfies Record<DeliveryError['kind'], object>;

export const WebhookGone = meta.story(failedAt('notFound', { kind: 'notFound', isGone: true }));
export const MessageGone = meta.story(failed.notFound);
export const BadRequest = meta.story(failed.badRequest);
export const BadRequestWithoutPlaces = meta.story(
  failedAt('badRequest', { ...errors.badRequest, complaints: [] }),
);
export const RateLimited = meta.story(failed.rateLimited);
export const RateLimitOver = meta.story(failedAt({ rateLimited: 'over' }, errors.rateLimited));
export const Forbidden = meta.story(failed.forbidden);
export const OtherStatus = meta.story(failed.other);
export const Unreachable = meta.story(failed.unreachable);

const sharedAt = (value: 'decoding' | 'loaded' | 'invalid') =>
  shareOpenMachine.resolveState({ value, context: { share: null } });

export const SharedOpening = meta.story({
  render: () => <SharedStory share={sharedAt('decoding')} />,
});
export const WaitsForSharedMessage = meta.story({
  ...still({ isOpening: true, send: sendAt('delivered', { posted }) }),
  play: async ({ userEvent }) => {
    const waiting = await screen.findByRole('button', { name: 'Opening the shared embed...' });
    await userEvent.click(waiting);
    await expect(screen.queryByRole('button', { name: 'Sending...' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Edit' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Send again' })).toBeDisabled();
  },
});
export const SharedInvalid = meta.story({
  render: () => <SharedStory share={sharedAt('invalid')} />,
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load shared embed. The link may be invalid.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});
export const SharedLoaded = meta.story({
  render: () => <SharedStory share={sharedAt('loaded')} />,
  play: async ({ userEvent }) => {
    const content = await screen.findByRole('textbox');
    await waitFor(() => expect(content).toHaveValue('Mine'));
    await userEvent.click(screen.getByRole('button', { name: 'A link is opened' }));
    await expect(screen.getByRole('button', { name: 'Back to my message' })).toBeVisible();
  },
});
