import { Button } from '#components/Button/Button';
import {
  givenUpText,
  serverNoticeMessages,
  waitingText,
  webhookSetText,
} from '#content/messages/dashboard/server-notices';
import { agoText } from '#content/messages/shell/ago';
import { type NoticeWebhook, testStateOf } from '#domain/servers/server-notices';
import { ServerNoticesContext } from '#machines/dashboard/server-notices/server-notices.machine';
import { box, row, stack } from '#theme/box';
import { useNow } from '../../shell/use-now';

export interface WebhookStateProps {
  webhook: NoticeWebhook;
  now: number | undefined;
  onCheck: () => void;
}

/** Says when the webhook was set, what was sent to it last, and what went wrong. */
export function WebhookState({ webhook, now: still, onCheck }: WebhookStateProps) {
  const now = useNow(still);
  const isReading = ServerNoticesContext.useSelector((state) =>
    state.matches({ shown: 'refreshing' }),
  );
  const { setAt, setByName, sentAt, failure, failedAt, waiting, givenUp, test } = webhook;
  const ago = (time: string) => agoText(Date.parse(time), now);
  const lost = givenUpText(givenUp);
  const testState = test && testStateOf(test);
  return (
    <div className={stack({ gap: 's', size: 's' })}>
      <p className={box({ breaks: true })}>
        {webhookSetText(setAt, setByName)}{' '}
        {sentAt === null ? serverNoticeMessages.neverSent : `Last message sent ${ago(sentAt)}.`}{' '}
        {waitingText(waiting)}
      </p>
      {failure && (
        <p
          className={box({
            color: failure === 'gone' ? 'dangerText' : 'warningText',
            breaks: true,
          })}
        >
          {serverNoticeMessages.failures[failure]}
          {failedAt !== null && ` (${ago(failedAt)})`}
        </p>
      )}
      {lost && <p className={box({ color: 'warningText' })}>{lost}</p>}
      <div role="status">
        {testState && (
          <p className={row({ gap: 'm', wraps: true, color: 'textMuted' })}>
            {serverNoticeMessages.tests[testState]}
            {test?.sentAt && ` ${ago(test.sentAt)}.`}
            {testState === 'waiting' && (
              <Button
                tone="plain"
                size="compact"
                isPending={isReading}
                pendingLabel="Checking..."
                onPress={onCheck}
              >
                Check again
              </Button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
