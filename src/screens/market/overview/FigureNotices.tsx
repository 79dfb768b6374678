import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { countsErrors, overviewMessages, staleTexts } from '#content/messages/market/overview';
import { failedRun } from '#machines/charts/view';
import { CountsExportContext } from '#machines/market/csv-export/csv-export.machine';
import { StoreOverviewContext } from '#machines/market/store-overview/store-overview.machine';
import { ReadingNotices } from '../../shell/Reading';

/** Explains why an export file could not be created. Shows a notice if the figures may be out of date. */
export function FigureNotices() {
  const exporter = CountsExportContext.useActorRef();
  const failure = CountsExportContext.useSelector((state) => failedRun(state)?.kind ?? null);
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
      <ReadingNotices
        reader={StoreOverviewContext}
        texts={{ stale: staleTexts, liveLost: overviewMessages.notLive }}
      />
    </>
  );
}
