import { CloudOff, WifiOff } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { Notice, Notices } from '#components/Notice/Notice';
import { countsErrors, overviewMessages, staleTexts } from '#content/messages/overview';
import { StoreOverviewContext } from '#machines/store-overview/store-overview.machine';
import { exportError, staleReason } from '#machines/store-overview/view';

/** Explains why an export file could not be created. Shows a notice if the figures may be out of date. */
export function FigureNotices() {
  const overview = StoreOverviewContext.useActorRef();
  const failure = StoreOverviewContext.useSelector(exportError);
  const stale = StoreOverviewContext.useSelector(staleReason);
  const isLive = StoreOverviewContext.useSelector((state) => state.matches({ live: 'on' }));
  return (
    <>
      {failure && (
        <AlertPanel
          isLive
          tone="danger"
          title={countsErrors[failure]}
          actions={
            <Button tone="plain" size="compact" onPress={() => overview.send({ type: 'dismiss' })}>
              Dismiss
            </Button>
          }
        />
      )}
      <Notices>
        {!isLive && <Notice tone="warning" icon={<WifiOff />} text={overviewMessages.notLive} />}
        {stale && (
          <Notice
            tone="warning"
            icon={<CloudOff />}
            text={staleTexts[stale]}
            actions={
              <Button
                tone="plain"
                size="compact"
                onPress={() => overview.send({ type: 'page shown' })}
              >
                Load again
              </Button>
            }
          />
        )}
      </Notices>
    </>
  );
}
