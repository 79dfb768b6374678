import { Lock, RotateCw, Unplug, UsersRound } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { teamMessages } from '#content/messages/dashboard/team';
import type { TeamError } from '#domain/team/failure';
import { viewOf } from '#machines/charts/view';
import { shownMembers } from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { stack } from '#theme/box';
import { KeepFocus } from '../../shell/KeepFocus';
import { visuallyHidden } from '#theme/visually-hidden.css';
import * as css from './RosterState.css';

const ROWS = 3;

type RosterView = 'loading' | 'empty' | 'shown' | TeamError['kind'];

/** Replaces a team's list while the list is loading, empty or unavailable. Renders nothing if the list has members. */
export function RosterState() {
  const root = useRef<HTMLDivElement>(null);
  const view = TeamRosterContext.useSelector(rosterView);
  return (
    <div ref={root} tabIndex={-1} className={css.root}>
      {view === 'loading' && <LoadingTeam />}
      {view === 'empty' && (
        <div className={css.notice}>
          <EmptyState level={3} icon={<UsersRound />} title={teamMessages.list.empty} />
        </div>
      )}
      {view === 'forbidden' && (
        <div role="alert" className={css.notice}>
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
      {view === 'unreachable' && (
        <div role="alert" className={css.notice}>
          <KeepFocus fallback={root} />
          <EmptyState
            level={3}
            icon={<Unplug />}
            title={teamMessages.list.unreachable}
            description={teamMessages.list.unreachableHelp}
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
      <ul aria-busy aria-label="Loading" className={css.rows}>
        {Array.from({ length: ROWS }, (_, index) => (
          <li key={index} className={css.row}>
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
