import { Laptop, LogOut, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { Skeleton } from '#components/Skeleton/Skeleton';
import {
  deviceName,
  endSessionLabel,
  lastUsedText,
  sessionEndErrors,
  sessionsErrors,
  sessionsMessages,
  signedInText,
} from '#content/messages/session/account-sessions';
import type { AccountSession } from '#domain/session/account-session';
import type { Device } from '#domain/session/device';
import { AccountSessionsContext } from '#machines/session/account-sessions/account-sessions.machine';
import { SessionEndContext } from '#machines/session/session-end/session-end.machine';
import { box, row, stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { KeepFocus } from '../../shell/KeepFocus';
import { Reading, ReadingNotices } from '../../shell/Reading';
import { useNow } from '../../shell/use-now';
import * as css from './Security.css';

const none: readonly AccountSession[] = [];

/** The sessions of the viewer. `still` is the fixed time of a story, in Unix ms. */
export function Sessions({ still }: { still?: number | undefined }) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const listed = AccountSessionsContext.useSelector(({ context }) => context.value ?? none);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={stack({ gap: 'l', outline: 'none' })}
    >
      <div className={stack({ gap: 's' })}>
        <h2 id={titleId} className={box({ size: 'xl', weight: 'strong' })}>
          {sessionsMessages.title}
        </h2>
        <p className={box({ color: 'textMuted', breaks: true })}>{sessionsMessages.help}</p>
        <p className={box({ color: 'textMuted', breaks: true })}>{sessionsMessages.logoutHelp}</p>
      </div>
      <ReadingNotices reader={AccountSessionsContext} texts={sessionsMessages} />
      <Failure fallback={section} />
      <Reading
        reader={AccountSessionsContext}
        texts={{ loading: sessionsMessages.loading, errors: sessionsErrors }}
        skeleton={<Rows />}
        fallback={section}
      >
        <ul aria-labelledby={titleId} className={box({ surface: 'card' })}>
          {listed.map((session) => (
            <Session key={session.id} session={session} still={still} />
          ))}
        </ul>
        <EndOthers hasOthers={listed.some(({ isCurrent }) => !isCurrent)} />
      </Reading>
      {/* Moves the focus to the section if the session that contains it is no longer listed. */}
      <KeepFocus key={listed.map(({ id }) => id).join()} fallback={section} />
    </section>
  );
}

function Session({ session, still }: { session: AccountSession; still: number | undefined }) {
  const titleId = useId();
  const end = SessionEndContext.useActorRef();
  const isBusy = SessionEndContext.useSelector((state) => state.hasTag('busy'));
  const isEnding = SessionEndContext.useSelector(
    (state) => state.hasTag('busy') && state.context.subject?.session?.id === session.id,
  );
  const now = useNow(still);
  const { device, signedInAt, usedAt, isCurrent } = session;
  return (
    <li aria-labelledby={titleId} className={css.session}>
      <span className={css.icon}>{icons[device.kind]}</span>
      <div className={box({ shrinks: true, breaks: true })}>
        <div className={row({ gap: 's', wraps: true })}>
          <h3 id={titleId} className={box({ weight: 'strong' })}>
            {deviceName(device)}
          </h3>
          {isCurrent && <Badge tone="success">{sessionsMessages.current}</Badge>}
        </div>
        <p className={box({ size: 's', color: 'textMuted' })}>
          {isCurrent
            ? signedInText(signedInAt)
            : `${lastUsedText(usedAt, now)} · ${signedInText(signedInAt)}`}
        </p>
      </div>
      {!isCurrent && (
        <div className={css.action}>
          <Button
            tone="plain"
            size="compact"
            isDisabled={isBusy && !isEnding}
            isPending={isEnding}
            pendingLabel={sessionsMessages.ending}
            aria-label={endSessionLabel(device, signedInAt)}
            onPress={() => end.send({ type: 'run', subject: { session } })}
          >
            {sessionsMessages.end}
          </Button>
        </div>
      )}
    </li>
  );
}

const icons: Readonly<Record<Device['kind'], ReactNode>> = {
  computer: <Laptop />,
  phone: <Smartphone />,
  tablet: <Tablet />,
  unknown: <MonitorSmartphone />,
};

function EndOthers({ hasOthers }: { hasOthers: boolean }) {
  const end = SessionEndContext.useActorRef();
  const isOpen = SessionEndContext.useSelector((state) => state.hasTag('open'));
  const isBusy = SessionEndContext.useSelector((state) => state.hasTag('busy'));
  const isEnding = SessionEndContext.useSelector(
    (state) => state.hasTag('busy') && state.context.subject?.session === null,
  );
  if (!hasOthers) {
    return <p className={box({ color: 'textMuted' })}>{sessionsMessages.onlyOne}</p>;
  }
  return (
    <div className={row({ align: 'stretch' })}>
      <Button
        tone="plain"
        icon={<LogOut />}
        isDisabled={isBusy && !isEnding}
        isPending={isEnding}
        pendingLabel={sessionsMessages.ending}
        onPress={() => end.send({ type: 'ask', subject: { session: null } })}
      >
        {sessionsMessages.endOthers}
      </Button>
      <ConfirmDialog
        title={sessionsMessages.endOthersTitle}
        description={sessionsMessages.endOthersHelp}
        isOpen={isOpen}
        confirmLabel={sessionsMessages.end}
        isDanger
        onConfirm={() => end.send({ type: 'confirm' })}
        onCancel={() => end.send({ type: 'cancel' })}
      />
    </div>
  );
}

/** An alert if a session could not be ended, or if it is unknown whether it was. */
function Failure({ fallback }: { fallback: RefObject<HTMLElement | null> }) {
  const end = SessionEndContext.useActorRef();
  const hasFailed = SessionEndContext.useSelector((state) => state.hasTag('failed'));
  const error = SessionEndContext.useSelector(({ context }) => context.error);
  if (!hasFailed || error === null) return null;
  return (
    <AlertPanel
      isLive
      level={3}
      tone="warning"
      title={sessionEndErrors[error]}
      actions={
        <Button tone="plain" size="compact" onPress={() => end.send({ type: 'dismiss' })}>
          Dismiss
        </Button>
      }
    >
      <KeepFocus fallback={fallback} />
    </AlertPanel>
  );
}

export function LoadingSessions() {
  return (
    <div>
      <p role="status" className={visuallyHidden}>
        {sessionsMessages.loading}
      </p>
      <Rows />
    </div>
  );
}

function Rows() {
  return (
    <ul aria-busy aria-label="Loading" className={box({ surface: 'card' })}>
      {Array.from({ length: 3 }, (_, place) => (
        <li key={place} className={css.session}>
          <Skeleton shape="circle" width="2rem" />
          <div className={stack({ gap: 's' })}>
            <Skeleton width="10rem" />
            <Skeleton width="14rem" />
          </div>
        </li>
      ))}
    </ul>
  );
}
