import { isolated } from '#domain/names';
import { useEffect, useId, useRef } from 'react';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { accessMessages, declineTitle, moreRequestsText } from '#content/messages/access-requests';
import { agoText } from '#content/messages/ago';
import type { AccessRequest, RequestsError } from '#domain/team/access-request';
import { AccessRequestsContext } from '#machines/access-requests/access-requests.machine';
import { declineFailure, requestsFailure } from '#machines/access-requests/view';
import { useNow } from '../../_shell/use-now';
import * as css from './AccessRequests.css';

export interface AccessRequestsProps {
  /** Opens the form for a new editor. The form is filled in with the user who sent the request. */
  onApprove: (request: AccessRequest) => void;
  /** Whether the dashboard is in view-as mode, in which nothing can be changed. */
  isPreview: boolean;
  /** The fixed time of a story, in Unix ms. */
  now?: number;
}

/**
 * The open requests for access to the server (product.md §12.24). Renders nothing if there are none. Reads the machine
 * `access-requests`.
 */
export function AccessRequests(props: AccessRequestsProps) {
  const place = useRef<HTMLDivElement>(null);
  const machine = AccessRequestsContext.useActorRef();
  const failure = AccessRequestsContext.useSelector(requestsFailure);
  const isEmpty = AccessRequestsContext.useSelector(
    (state) => state.context.requests.length === 0 && declineFailure(state) === null,
  );
  useEffect(() => {
    // The pressed button is unmounted together with its request, so move the focus to the container of the requests.
    const declined = machine.on('declined', () => place.current?.focus());
    return () => declined.unsubscribe();
  }, [machine]);
  const retry = () => {
    place.current?.focus();
    machine.send({ type: 'retry' });
  };
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {failure && <RequestsFailure failure={failure} onRetry={retry} />}
      {!failure && !isEmpty && <OpenRequests {...props} />}
    </div>
  );
}

function OpenRequests(props: AccessRequestsProps) {
  const titleId = useId();
  const machine = AccessRequestsContext.useActorRef();
  const { requests, total, declining } = AccessRequestsContext.useSelector(
    ({ context }) => context,
  );
  const notDeclined = AccessRequestsContext.useSelector(declineFailure);
  const isConfirming = AccessRequestsContext.useSelector((state) =>
    state.matches({ listed: 'confirming' }),
  );
  return (
    <section aria-labelledby={titleId} className={css.card}>
      <div>
        <h2 id={titleId} className={css.title}>
          {accessMessages.title} <Badge>{total}</Badge>
        </h2>
        <p className={css.help}>{accessMessages.help}</p>
      </div>
      <div role="alert" className={css.alert}>
        {notDeclined && <p className={css.failure}>{accessMessages.notDeclined[notDeclined]}</p>}
      </div>
      <ul className={css.list}>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} {...props} />
        ))}
      </ul>
      {total > requests.length && requests.length > 0 && (
        <p className={css.help}>{moreRequestsText(total - requests.length)}</p>
      )}
      <ConfirmDialog
        title={declineTitle(declining?.name ?? '')}
        description={accessMessages.declineHelp}
        isOpen={isConfirming}
        confirmLabel="Decline"
        isDanger
        onConfirm={() => machine.send({ type: 'confirm' })}
        onCancel={() => machine.send({ type: 'cancel' })}
      />
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
  const machine = AccessRequestsContext.useActorRef();
  const isPending = AccessRequestsContext.useSelector(
    (state) => state.matches({ listed: 'declining' }) && state.context.declining?.id === request.id,
  );
  const { name, discordId, askedAt } = request;
  return (
    <li className={css.row}>
      <div className={css.words}>
        <span dir="auto" className={css.name}>
          {name}
        </span>
        <span className={css.help}>
          Discord ID {discordId} · asked {agoText(Date.parse(askedAt), now)}
        </span>
      </div>
      <div className={css.actions}>
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
          onPress={() => machine.send({ type: 'decline', request })}
        >
          Decline
        </Button>
      </div>
    </li>
  );
}

interface RequestsFailureProps {
  failure: RequestsError['kind'];
  onRetry: () => void;
}

function RequestsFailure({ failure, onRetry }: RequestsFailureProps) {
  return (
    <p className={css.notice}>
      {accessMessages.notRead[failure]}
      {failure !== 'notAllowed' && (
        <Button tone="plain" size="compact" onPress={onRetry}>
          Try again
        </Button>
      )}
    </p>
  );
}
