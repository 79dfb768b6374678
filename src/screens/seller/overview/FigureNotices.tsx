import { CloudOff, WifiOff } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { Notice, Notices } from '#components/Notice/Notice';
import { countsErrors, overviewMessages, staleTexts } from '#content/messages/overview';
import { failedRun, isLiveLost, staleReasonOf } from '#machines/charts/view';
import { CountsExportContext } from '#machines/csv-export/csv-export.machine';
import { StoreOverviewContext } from '#machines/store-overview/store-overview.machine';

/** Explains why an export file could not be created. Shows a notice if the figures may be out of date. */
export function FigureNotices() {
  const overview = StoreOverviewContext.useActorRef();
  const exporter = CountsExportContext.useActorRef();
  const failure = CountsExportContext.useSelector((state) => failedRun(state)?.kind ?? null);
  const stale = StoreOverviewContext.useSelector(staleReasonOf);
  const isLost = StoreOverviewContext.useSelector(isLiveLost);
  return (
    <>
      {failure && (
        <AlertPanel
          isLive
          tone="danger"
          title={countsErrors[failure]}
          actions={
            <Button tone="plain" size="compact" onPress={() => exporter.send({ type: 'dismiss' })}>
              Dismiss
            </Button>
          }
        />
      )}
      <Notices>
        {isLost && <Notice tone="warning" icon={<WifiOff />} text={overviewMessages.notLive} />}
        {stale && (
          <Notice
            tone="warning"
            icon={<CloudOff />}
            text={staleTexts[stale]}
            actions={
              <Button tone="plain" size="compact" onPress={() => overview.send({ type: 'reload' })}>
                Load again
              </Button>
            }
          />
        )}
      </Notices>
    </>
  );
}
