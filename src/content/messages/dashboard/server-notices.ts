import { factorNeedTexts } from './factor-need';
import { formatLongDate } from '#domain/format-long-date';
import { isolated } from '#domain/names';
import type { WebhookUrlError } from '#domain/message/webhook-url';
import type {
  NoticeChange,
  NoticeChangeError,
  NoticeFailure,
  ServerNoticesError,
  TestState,
} from '#domain/servers/server-notices';

/** Texts about the webhook that receives notices of a server (product.md §12.27). */
export const serverNoticeMessages = {
  title: 'Notices on Discord',
  help: 'Posts in a Discord channel who changes settings, who becomes an editor or gets other rights, who asks for access, and what the bot can no longer do. Everyone in the channel can read it. API keys are never included.',
  label: 'Webhook address',
  placeholder: 'https://discord.com/api/webhooks/…',
  where:
    'On Discord, open the settings of the channel, then Integrations and Webhooks, and copy the URL of a webhook. Once you save it, it cannot be shown again.',
  problems: {
    missing: 'Paste the address of a webhook',
    malformed: 'This is not the address of a Discord webhook',
  } satisfies Record<WebhookUrlError, string>,
  neverSent: 'Nothing has been sent yet.',
  failures: {
    gone: 'Discord no longer knows this webhook or its thread, so nothing is sent any more. Save the address of another webhook.',
    refused:
      'Discord refused the last message, so it was given up. The webhook of a forum needs the address of a post.',
    limited: 'Discord asks to wait. Waiting notices are sent later.',
    unanswered: 'Discord did not confirm the last message. Waiting notices are sent again later.',
  } satisfies Record<NoticeFailure, string>,
  tests: {
    waiting: 'The test message is queued. It is sent within about a minute.',
    sent: 'The test message was sent',
    givenUp: 'The test message could not be sent.',
  } satisfies Record<TestState, string>,
  removeTitle: 'Remove the webhook?',
  removeHelp:
    'Its address is deleted, and waiting notices are not sent. The webhook stays on Discord until you delete it there.',
  done: {
    webhook: 'Webhook saved',
    removal: 'Webhook removed',
    test: 'Test message queued',
  } satisfies Record<NoticeChange['kind'], string>,
  notDone: {
    signInRequired: 'Your session has ended. Sign in again, then try again.',
    ...factorNeedTexts,
    notAllowed: 'You may no longer change the notices of this server.',
    rejected: 'The address was refused. Copy it from Discord again.',
    noWebhook: 'This server has no webhook for notices any more.',
    unanswered:
      'There was no response, so the change may have been made. Check it, then try again.',
  } satisfies Record<NoticeChangeError['kind'], string>,
  notRead: {
    signInRequired: 'Sign in again to see the notices of this server.',
    notAllowed: 'You may no longer see the notices of this server.',
    tooSlow:
      'The notices of this server could not be loaded: the server took too long. Try again in a moment.',
    unreachable: 'The notices of this server could not be loaded.',
  } satisfies Record<ServerNoticesError['kind'], string>,
  stale: 'The state of the notices may be out of date.',
} as const;

/** Says when the webhook was set, and by whom. `setAt` is an ISO date. */
export function webhookSetText(setAt: string, setByName: string): string {
  return `Webhook set on ${formatLongDate(new Date(setAt))} by ${isolated(setByName)}.`;
}

/** Returns how many messages wait; null if none does. */
export function waitingText(count: number): string | null {
  if (count === 0) return null;
  return count === 1 ? '1 message waits to be sent.' : `${count} messages wait to be sent.`;
}

/** Returns how many messages were given up; null if none was. */
export function givenUpText(count: number): string | null {
  if (count === 0) return null;
  const [messages, are] = count === 1 ? ['1 message', 'was'] : [`${count} messages`, 'were'];
  return `${messages} ${are} given up in the last 7 days. The history has all changes of settings.`;
}
