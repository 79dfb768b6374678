import { CloudAlert, RotateCw, WifiOff } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#components/Button/Button';
import { teamMessages } from '#content/messages/team';
import { isChannelLost } from '#machines/team-roster/shown';
import { TeamRosterContext } from '#machines/team-roster/team-roster.context';
import { KeepFocus } from '../KeepFocus';
import * as css from './RosterNotices.css';

/**
 * Notices above a team's list: it may be out of date, because it could not be reloaded or the channel is disconnected.
 */
export function RosterNotices() {
  const roster = TeamRosterContext.useActorRef();
  const root = useRef<HTMLDivElement>(null);
  const isStale = TeamRosterContext.useSelector((state) =>
    state.matches({ list: { listed: 'stale' } }),
  );
  const isLost = TeamRosterContext.useSelector(
    (state) => state.matches({ list: 'listed' }) && isChannelLost(state),
  );
  return (
    <div ref={root} role="status" tabIndex={-1} className={css.root}>
      {isStale && (
        <Notice icon={<CloudAlert />} text={teamMessages.list.stale}>
          <KeepFocus fallback={root} />
          <Button
            tone="quiet"
            size="compact"
            icon={<RotateCw />}
            onPress={() => roster.send({ type: 'retry' })}
          >
            Retry
          </Button>
        </Notice>
      )}
      {isLost && <Notice icon={<WifiOff />} text={teamMessages.list.channelLost} />}
    </div>
  );
}

function Notice({ icon, text, children }: { icon: ReactNode; text: string; children?: ReactNode }) {
  return (
    <div className={css.notice}>
      <span aria-hidden className={css.icon}>
        {icon}
      </span>
      <span className={css.words}>{text}</span>
      {children}
    </div>
  );
}
