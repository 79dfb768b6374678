import { RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { ProgressBar } from '#components/ProgressBar/ProgressBar';
import {
  exportErrors,
  type ExportedRows,
  exportingText,
  goesOnText,
  readSoFarText,
} from '#content/messages/market/csv-export';
import {
  exportError,
  type Exporting,
  isExporting,
  rowsInAll,
  rowsRead,
} from '#machines/market/csv-export/csv-export.machine';
import { box, grid } from '#theme/box';
import { KeepFocus } from '../../shell/KeepFocus';
import * as css from './ExportStatus.css';

export interface ExportStatusProps {
  exporter: {
    useSelector: <Selected>(select: (state: Exporting) => Selected) => Selected;
    useActorRef: () => { send: (event: { type: 'retry' | 'cancel' }) => void };
  };
  rows: ExportedRows;
}

/** The progress of an export, and why it stopped. Reads the machine `csv-export`. */
export function ExportStatus({ exporter, rows }: ExportStatusProps) {
  const root = useRef<HTMLDivElement>(null);
  const actor = exporter.useActorRef();
  const isRunning = exporter.useSelector(isExporting);
  const error = exporter.useSelector(exportError);
  const read = exporter.useSelector(rowsRead);
  const total = exporter.useSelector(rowsInAll);
  return (
    <div ref={root} tabIndex={-1} className={css.root}>
      {isRunning && total !== null && (
        <div className={`${grid({ gap: 'm', padding: 'l', surface: 'card' })} ${css.progress}`}>
          <KeepFocus fallback={root} />
          <div className={grid({ gap: 's', shrinks: true })}>
            <p className={box({ size: 's', digits: true, breaks: true })}>
              {`${exportingText(rows)}: ${readSoFarText(read, total, rows)}`}
            </p>
            <ProgressBar
              label={exportingText(rows)}
              value={read}
              max={Math.max(total, 1)}
              valueText={readSoFarText(read, total, rows)}
            />
          </div>
          <Button tone="plain" size="compact" onPress={() => actor.send({ type: 'cancel' })}>
            Cancel
          </Button>
        </div>
      )}
      {error && (
        <AlertPanel
          isLive
          tone="danger"
          title={exportErrors[error]}
          actions={
            <>
              <KeepFocus fallback={root} />
              {error !== 'notAllowed' && (
                <Button
                  tone="plain"
                  size="compact"
                  icon={<RotateCw />}
                  onPress={() => actor.send({ type: 'retry' })}
                >
                  Try again
                </Button>
              )}
              <Button tone="plain" size="compact" onPress={() => actor.send({ type: 'cancel' })}>
                Dismiss
              </Button>
            </>
          }
        >
          {total !== null && read > 0 && goesOnText(read, total, rows)}
        </AlertPanel>
      )}
    </div>
  );
}
