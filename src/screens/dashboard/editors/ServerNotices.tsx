import { Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { serverNoticeMessages } from '#content/messages/dashboard/server-notices';
import type { NoticeWebhook } from '#domain/servers/server-notices';
import {
  askedSubject,
  failedRun,
  failureOf,
  runningSubject,
  staleReasonOf,
} from '#machines/charts/view';
import { NoticeChangeContext } from '#machines/dashboard/notice-change/notice-change.machine';
import { ServerNoticesContext } from '#machines/dashboard/server-notices/server-notices.machine';
import { box, row, stack } from '#theme/box';
import { LazyDialog, lazyComponent } from '../../shell/lazy-component';
import { useTypedSecret } from '../../shell/typed-secrets';
import { rest } from '../settings/load-rest';
import * as css from './AccessRequests.css';
import { WebhookState } from './WebhookState';

const ConfirmDialog = rest.lazy(({ ConfirmDialog: part }) => part);
const NoticeForm = lazyComponent(async () => (await import('./NoticeForm')).NoticeForm);

export interface ServerNoticesProps {
  /** The fixed time of a story, in Unix ms. */
  now?: number;
}

/**
 * The webhook that receives notices of the server (product.md §12.27). Reads the machine `server-notices`; sends to
 * `notice-change`. The page keeps the address that is typed, also while another tab is shown or if it cannot be saved.
 */
export function ServerNotices({ now }: ServerNoticesProps) {
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  const machine = ServerNoticesContext.useActorRef();
  const changes = NoticeChangeContext.useActorRef();
  const { serverId } = ServerNoticesContext.useSelector(({ context }) => context.request);
  const failure = ServerNoticesContext.useSelector(failureOf);
  const notices = ServerNoticesContext.useSelector(({ context }) => context.value);
  const isStale = ServerNoticesContext.useSelector((state) => staleReasonOf(state) !== null);
  const failed = NoticeChangeContext.useSelector(failedRun);
  const isRemoving = NoticeChangeContext.useSelector((state) => askedSubject(state) !== null);
  const [address, setAddress] = useTypedSecret(`notices ${serverId}`);
  const [isEditing, setIsEditing] = useState(address !== '');
  const close = () => {
    setIsEditing(false);
    setAddress('');
    place.current?.focus();
  };
  const onDone = useEffectEvent(close);
  useEffect(() => {
    const done = changes.on('done', ({ subject }) => {
      if (subject.change.kind !== 'test') onDone();
    });
    return () => done.unsubscribe();
  }, [changes]);
  const read = (type: 'retry' | 'reload') => () => {
    place.current?.focus();
    machine.send({ type });
  };
  if (!failure && !notices) return null;
  const webhook = notices?.webhook ?? null;
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={stack({ gap: 'm', padding: 'l', surface: 'card' })}
    >
      <div>
        <h2 id={titleId} className={box({ size: 'm', weight: 'strong' })}>
          {serverNoticeMessages.title}
        </h2>
        <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {serverNoticeMessages.help}
        </p>
      </div>
      <div role="alert" className={css.alert}>
        {failed && (
          <p className={box({ size: 's', color: 'dangerText' })}>
            {serverNoticeMessages.notDone[failed.kind]}
          </p>
        )}
      </div>
      {failure && (
        <p className={row({ gap: 'm', wraps: true, size: 's', color: 'textMuted' })}>
          {serverNoticeMessages.notRead[failure]}
          {failure !== 'notAllowed' && <Again label="Try again" onPress={read('retry')} />}
        </p>
      )}
      {isStale && (
        <p className={row({ gap: 'm', wraps: true, size: 's', color: 'textMuted' })}>
          {serverNoticeMessages.stale}
          <Again label="Load again" onPress={read('reload')} />
        </p>
      )}
      {!failure && webhook && (
        <WebhookState
          webhook={webhook}
          now={now}
          onCheck={() => machine.send({ type: 'reload' })}
        />
      )}
      {!failure && isEditing && (
        <Suspense>
          <NoticeForm
            serverId={serverId}
            address={address}
            onChange={setAddress}
            onCancel={close}
          />
        </Suspense>
      )}
      {!failure && !isEditing && (
        <Actions webhook={webhook} serverId={serverId} onEdit={() => setIsEditing(true)} />
      )}
      <LazyDialog isOpen={isRemoving}>
        <ConfirmDialog
          title={serverNoticeMessages.removeTitle}
          description={serverNoticeMessages.removeHelp}
          isOpen={isRemoving}
          confirmLabel="Remove"
          isDanger
          onConfirm={() => changes.send({ type: 'confirm' })}
          onCancel={() => changes.send({ type: 'cancel' })}
        />
      </LazyDialog>
    </section>
  );
}

interface ActionsProps {
  webhook: NoticeWebhook | null;
  serverId: string;
  onEdit: () => void;
}

function Actions({ webhook, serverId, onEdit }: ActionsProps) {
  const changes = NoticeChangeContext.useActorRef();
  const running = NoticeChangeContext.useSelector((state) => runningSubject(state)?.change.kind);
  const isRunning = running !== undefined;
  if (!webhook) {
    return (
      <div className={row({ gap: 's' })}>
        <Button size="compact" onPress={onEdit}>
          Add webhook
        </Button>
      </div>
    );
  }
  return (
    <div className={row({ gap: 's', wraps: true, align: 'stretch' })}>
      {webhook.failure !== 'gone' && (
        <Button
          size="compact"
          isPending={running === 'test'}
          pendingLabel="Sending..."
          isDisabled={isRunning && running !== 'test'}
          onPress={() =>
            changes.send({ type: 'run', subject: { serverId, change: { kind: 'test' } } })
          }
        >
          Send test message
        </Button>
      )}
      <Button tone="plain" size="compact" isDisabled={isRunning} onPress={onEdit}>
        Replace webhook
      </Button>
      <Button
        tone="plain"
        size="compact"
        isPending={running === 'removal'}
        pendingLabel="Removing..."
        isDisabled={isRunning && running !== 'removal'}
        onPress={() =>
          changes.send({ type: 'ask', subject: { serverId, change: { kind: 'removal' } } })
        }
      >
        Remove webhook
      </Button>
    </div>
  );
}

function Again({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button tone="plain" size="compact" onPress={onPress}>
      {label}
    </Button>
  );
}
