import { Lock, RotateCw, Unplug, UsersRound, CloudAlert, WifiOff } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { teamMessages } from '#content/messages/dashboard/team';
import { connectionMessages } from '#content/messages/shell/shell';
import type { TeamError } from '#domain/team/failure';
import { isLiveLost, staleReasonOf, viewOf } from '#machines/charts/view';
import { shownMembers } from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { Notice, Notices } from '#components/Notice/Notice';
import { KeepFocus } from '../../shell/KeepFocus';
import * as css from './team.css';

const ROWS = 3;

type RosterView = 'loading' | 'empty' | 'shown' | TeamError['kind'];

/** Replaces a team's list while the list is loading, empty or unavailable. Renders nothing if the list has members. */
export function RosterState() {
  const root = useRef<HTMLDivElement>(null);
  const view = TeamRosterContext.useSelector(rosterView);
  return (
    <div ref={root} tabIndex={-1} className={css.rosterState}>
      {view === 'loading' && <LoadingTeam />}
      {view === 'empty' && (
        <div className={css.framed}>
          <EmptyState level={3} icon={<UsersRound />} title={teamMessages.list.empty} />
        </div>
      )}
      {view === 'forbidden' && (
        <div role="alert" className={css.framed}>
          <KeepFocus fallback={root} />
          <EmptyState
            level={3}
            icon={<Lock />}
            title={teamMessages.list.forbidden}
            description={teamMessages.list.forbiddenHelp}
            actions={<RetryButton tone="plain">Check again</RetryButton>}
          />
        </div>
      )}
      {(view === 'tooSlow' || view === 'unreachable') && (
        <div role="alert" className={css.framed}>
          <KeepFocus fallback={root} />
          <EmptyState
            level={3}
            icon={<Unplug />}
            title={teamMessages.list.unreachable}
            description={
              view === 'tooSlow' ? connectionMessages.tooSlow : teamMessages.list.unreachableHelp
            }
            actions={<RetryButton>Try again</RetryButton>}
          />
        </div>
      )}
    </div>
  );
}

function rosterView(state: Parameters<typeof shownMembers>[0]): RosterView {
  const view = viewOf(state);
  return view === 'shown' && shownMembers(state).length === 0 ? 'empty' : view;
}

function LoadingTeam() {
  return (
    <div>
      <p role="status" className={visuallyHidden}>
        {teamMessages.list.loading}
      </p>
      <ul aria-busy aria-label="Loading" className={css.loadingRows}>
        {Array.from({ length: ROWS }, (_, index) => (
          <li key={index} className={css.loadingRow}>
            <Skeleton shape="circle" width="2.5rem" />
            <span className={stack({ gap: 's', flex: 'auto' })}>
              <Skeleton width={index % 2 === 0 ? '9rem' : '12rem'} />
              <Skeleton width={index % 2 === 0 ? '14rem' : '11rem'} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function RetryButton({ tone, children }: { tone?: 'plain'; children: string }) {
  const roster = TeamRosterContext.useActorRef();
  return (
    <Button tone={tone} icon={<RotateCw />} onPress={() => roster.send({ type: 'retry' })}>
      {children}
    </Button>
  );
}

/** Says that the list may be out of date, because a reload failed or the channel is disconnected. */
export function RosterNotices() {
  const roster = TeamRosterContext.useActorRef();
  const root = useRef<HTMLDivElement>(null);
  const isStale = TeamRosterContext.useSelector((state) => staleReasonOf(state) !== null);
  const isLost = TeamRosterContext.useSelector(
    (state) => viewOf(state) === 'shown' && isLiveLost(state),
  );
  return (
    <Notices ref={root}>
      {isStale && (
        <Notice
          tone="warning"
          icon={<CloudAlert />}
          text={teamMessages.list.stale}
          actions={
            <>
              <KeepFocus fallback={root} />
              <Button
                tone="quiet"
                size="compact"
                icon={<RotateCw />}
                onPress={() => roster.send({ type: 'reload' })}
              >
                Try again
              </Button>
            </>
          }
        />
      )}
      {isLost && <Notice tone="warning" icon={<WifiOff />} text={teamMessages.list.channelLost} />}
    </Notices>
  );
}
