import { isolated } from '#domain/names';
import { useEffect, useId, useRef } from 'react';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import {
  accessMessages,
  declineTitle,
  moreRequestsText,
} from '#content/messages/dashboard/access-requests';
import { agoText } from '#content/messages/shell/ago';
import type { AccessRequest, AccessRequests as Listed } from '#domain/team/access-request';
import { AccessRequestsContext } from '#machines/dashboard/access-requests/access-requests.machine';
import {
  askedSubject,
  failedRun,
  failureOf,
  runningSubject,
  staleReasonOf,
} from '#machines/charts/view';
import { RequestDeclineContext } from '#machines/dashboard/request-decline/request-decline.machine';
import { box, row, stack } from '#theme/box';
import { useNow } from '../../shell/use-now';
import { LazyDialog } from '../../shell/lazy-component';
import { rest } from '../settings/load-rest';
import * as css from './AccessRequests.css';

const ConfirmDialog = rest.lazy(({ ConfirmDialog: part }) => part);

export interface AccessRequestsProps {
  onApprove: (request: AccessRequest) => void;
  /** Whether the dashboard is in view-as mode, in which nothing can be changed. */
  isPreview: boolean;
  /** The fixed time of a story, in Unix ms. */
  now?: number;
}

/**
 * Renders nothing if there are none (product.md §12.24). Reads the machines `access-requests` and `request-decline`.
 */
export function AccessRequests(props: AccessRequestsProps) {
  const place = useRef<HTMLDivElement>(null);
  const machine = AccessRequestsContext.useActorRef();
  const decline = RequestDeclineContext.useActorRef();
  const failure = AccessRequestsContext.useSelector(failureOf);
  const isStale = AccessRequestsContext.useSelector((state) => staleReasonOf(state) !== null);
  const listed = AccessRequestsContext.useSelector(({ context }) => context.value);
  const hasNotDeclined = RequestDeclineContext.useSelector((state) => failedRun(state) !== null);
  useEffect(() => {
    // The pressed button is unmounted together with its request, so move the focus to the container of the requests.
    const declined = decline.on('done', () => place.current?.focus());
    return () => declined.unsubscribe();
  }, [decline]);
  const read = (type: 'retry' | 'reload') => () => {
    place.current?.focus();
    machine.send({ type });
  };
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {failure && (
        <RequestsNotice
          text={accessMessages.notRead[failure]}
          action="Try again"
          onPress={failure === 'notAllowed' ? null : read('retry')}
        />
      )}
      {isStale && (
        <RequestsNotice text={accessMessages.stale} action="Load again" onPress={read('reload')} />
      )}
      {!failure && listed && (listed.requests.length > 0 || hasNotDeclined) && (
        <OpenRequests listed={listed} {...props} />
      )}
    </div>
  );
}

function OpenRequests({
  listed: { requests, total },
  ...props
}: AccessRequestsProps & { listed: Listed }) {
  const titleId = useId();
  const machine = RequestDeclineContext.useActorRef();
  const declining = RequestDeclineContext.useSelector(({ context }) => context.subject);
  const notDeclined = RequestDeclineContext.useSelector(failedRun)?.kind;
  const isConfirming = RequestDeclineContext.useSelector((state) => askedSubject(state) !== null);
  return (
    <section
      aria-labelledby={titleId}
      className={stack({ gap: 'm', padding: 'l', surface: 'card' })}
    >
      <div>
        <h2 id={titleId} className={box({ size: 'm', weight: 'strong' })}>
          {accessMessages.title} <Badge>{total}</Badge>
        </h2>
        <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {accessMessages.help}
        </p>
      </div>
      <div role="alert" className={css.alert}>
        {notDeclined && (
          <p className={box({ size: 's', color: 'dangerText' })}>
            {accessMessages.notDeclined[notDeclined]}
          </p>
        )}
      </div>
      <ul className={stack()}>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} {...props} />
        ))}
      </ul>
      {total > requests.length && requests.length > 0 && (
        <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {moreRequestsText(total - requests.length)}
        </p>
      )}
      <LazyDialog isOpen={isConfirming}>
        <ConfirmDialog
          title={declineTitle(declining?.name ?? '')}
          description={accessMessages.declineHelp}
          isOpen={isConfirming}
          confirmLabel="Decline"
          isDanger
          onConfirm={() => machine.send({ type: 'confirm' })}
          onCancel={() => machine.send({ type: 'cancel' })}
        />
      </LazyDialog>
    </section>
  );
}

function RequestRow({
  request,
  onApprove,
  isPreview,
  now: still,
}: AccessRequestsProps & { request: AccessRequest }) {
  const now = useNow(still);
  const machine = RequestDeclineContext.useActorRef();
  const isPending = RequestDeclineContext.useSelector(
    (state) => runningSubject(state)?.id === request.id,
  );
  const { name, discordId, askedAt } = request;
  return (
    <li className={css.row}>
      <div className={css.words}>
        <span dir="auto" className={box({ weight: 'medium', breaks: true })}>
          {name}
        </span>
        <span className={box({ size: 's', color: 'textMuted', breaks: true })}>
          Discord ID {discordId} · asked {agoText(Date.parse(askedAt), now)}
        </span>
      </div>
      <div className={row({ gap: 's', align: 'stretch' })}>
        <Button
          size="compact"
          aria-label={`Approve ${isolated(name)}`}
          isDisabled={isPreview || isPending}
          onPress={() => onApprove(request)}
        >
          Approve
        </Button>
        <Button
          tone="plain"
          size="compact"
          aria-label={isPending ? undefined : `Decline ${isolated(name)}`}
          isDisabled={isPreview}
          isPending={isPending}
          pendingLabel="Declining..."
          onPress={() => machine.send({ type: 'ask', subject: request })}
        >
          Decline
        </Button>
      </div>
    </li>
  );
}

interface RequestsNoticeProps {
  text: string;
  action: string;
  /** Null if the action would not help. */
  onPress: (() => void) | null;
}

function RequestsNotice({ text, action, onPress }: RequestsNoticeProps) {
  return (
    <p className={row({ gap: 'm', wraps: true, size: 's', color: 'textMuted' })}>
      {text}
      {onPress && (
        <Button tone="plain" size="compact" onPress={onPress}>
          {action}
        </Button>
      )}
    </p>
  );
}
