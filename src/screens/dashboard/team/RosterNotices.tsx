import { CloudAlert, RotateCw, WifiOff } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#components/Button/Button';
import { Notice, Notices } from '#components/Notice/Notice';
import { teamMessages } from '#content/messages/dashboard/team';
import { isLiveLost, staleReasonOf, viewOf } from '#machines/charts/view';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { KeepFocus } from '../../shell/KeepFocus';

/**
 * Notices above a team's list. They are shown if the list may be out of date, because a reload failed or because the
 * channel is disconnected.
 */
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
