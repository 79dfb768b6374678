import { RotateCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { Notice, Notices } from '#components/Notice/Notice';
import { checkedText, healthMessages, lastCheckText } from '#content/messages/dashboard/health';
import { serverNoticeMessages } from '#content/messages/dashboard/server-notices';
import { paths } from '#domain/paths';
import { agoText } from '#content/messages/shell/ago';
import { staleReasonOf } from '#machines/charts/view';
import { GuildResourcesContext } from '#machines/dashboard/guild-resources/guild-resources.machine';
import { ServerNoticesContext } from '#machines/dashboard/server-notices/server-notices.machine';
import { PlaceLink } from '../settings/parts/Sidebar';
import type { HealthView } from './HealthCount';

/** When the roles and channels were read, and what the check before found. */
export function CheckedAt({ now: still }: { now: number | undefined }) {
  const [openedAt] = useState(() => Date.now());
  const read = GuildResourcesContext.useSelector(({ context }) => context.value);
  if (read === null) return null;
  const { readAt, lastCheck } = read;
  const now = still ?? Math.max(openedAt, readAt);
  return (
    <>
      {checkedText(agoText(readAt, now))}.{' '}
      {lastCheck && lastCheckText(lastCheck, agoText(Date.parse(lastCheck.at), now))}
    </>
  );
}

export function CheckAgain() {
  const actor = GuildResourcesContext.useActorRef();
  const isChecking = GuildResourcesContext.useSelector(
    (snapshot) =>
      snapshot.matches('loading') ||
      snapshot.matches('known') ||
      snapshot.matches({ shown: 'refreshing' }),
  );
  return (
    <Button
      tone="plain"
      icon={<RotateCw />}
      isPending={isChecking}
      pendingLabel={healthMessages.checking}
      onPress={() => actor.send({ type: 'reload' })}
    >
      {healthMessages.check}
    </Button>
  );
}

/** What could not be checked. */
export function Doubts({ bot }: Pick<HealthView, 'bot'>) {
  const isStale = GuildResourcesContext.useSelector(
    (snapshot) => staleReasonOf(snapshot) === 'unreachable',
  );
  return (
    <>
      <Notices>
        {isStale && <Notice icon={<TriangleAlert />} text={healthMessages.notChecked} />}
        {bot === 'unread' && <Notice icon={<TriangleAlert />} text={healthMessages.unread} />}
      </Notices>
      {bot === 'timedOut' && (
        <AlertPanel tone="danger" level={3} title={healthMessages.timedOut}>
          {healthMessages.timedOutHelp}
        </AlertPanel>
      )}
    </>
  );
}

export interface NoticesFailureProps {
  serverId: string;
  /** Opens the tab with the webhook. */
  onOpen: () => void;
}

/** Says why notices do not arrive on Discord, if the last one was refused. */
export function NoticesFailure({ serverId, onOpen }: NoticesFailureProps) {
  const failure = ServerNoticesContext.useSelector(
    ({ context }) => context.value?.webhook?.failure,
  );
  if (failure !== 'gone' && failure !== 'refused') return null;
  return (
    <AlertPanel tone="warning" level={3} title={healthMessages.notices}>
      {serverNoticeMessages.failures[failure]}{' '}
      <PlaceLink href={paths.dashboard.href(serverId, 'editors')} onOpen={onOpen}>
        {healthMessages.openNotices}
      </PlaceLink>
    </AlertPanel>
  );
}
