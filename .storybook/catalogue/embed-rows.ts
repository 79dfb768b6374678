import type { embedsMessages } from '#content/messages/designer/embeds';
import { fixed, inConsole, row, type Rows, type RowsOf } from './row';

const send = (name: string) => `embeds-send-states--${name}`;

export const sending = {
  'Embed sent successfully!': fixed('Discord has the message', send('delivered')),
  'Shared embed loaded successfully!': fixed(
    'a shared link was opened',
    'embeds-designer--opened-by-shared-link',
  ),
  'Failed to load shared embed. The link may be invalid.': fixed(
    'a shared link cannot be read',
    'embeds-designer--opened-by-invalid-link',
  ),
  'Please enter a webhook URL': fixed('the field is empty', send('missing-url')),
  'Please enter a valid Discord webhook URL': fixed(
    'the address is not that of a webhook',
    send('malformed-url'),
  ),
  'CORS issue or network connectivity problem...': fixed(
    'there is no response, and the browser gives no reason',
    send('unreachable'),
  ),
  'Check your connection, and make sure no browser extension blocks discord.com.': row(
    'there is no response',
    send('unreachable'),
  ),
  'This webhook was deleted. Create a new one in the settings of its channel.': row(
    'below “Webhook not found”',
    send('webhook-gone'),
  ),
} satisfies RowsOf<typeof embedsMessages>;

export const countdown: Rows = {
  'You can send again in … sec.': inConsole(
    'rate limited (Discord answers 429): the seconds left',
    'webhook-send',
    [
      { do: 'send', type: 'send', payload: { fixture: 0 } },
      { do: 'answer', call: 'send', fixture: 4 },
    ],
    { isFixed: false },
  ),
};

export const deliveries: Rows = {
  'Webhook not found. Please check your webhook URL.': fixed(
    'Discord answers 404',
    send('webhook-gone'),
  ),
  'Bad request. The embed may be invalid or the webhook URL is incorrect.': fixed(
    'Discord answers 400',
    send('bad-request'),
  ),
  'Rate limited by Discord. Please try again later.': fixed(
    'Discord answers 429',
    send('rate-limited'),
  ),
  "Forbidden. The webhook may have been deleted or you don't have permission.": fixed(
    'Discord answers 403',
    send('forbidden'),
  ),
  'Failed to send embed (Status …)': fixed('Discord answers otherwise', send('other-status')),
  'Network error: …': fixed('there is no response, with the reason', send('unreachable')),
};
