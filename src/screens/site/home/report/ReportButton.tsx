import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#components/Button/Button';
import { reviews } from '#content/reviews';
import { useCopying } from '../../../shell/copying';
import { onceLoaded, preload } from '../../../shell/islands/load-failure';

declare module '../../../shell/islands/island' {
  interface IslandProps {
    'report-button': ReportButtonProps;
  }
}

const loadReport = () => import('./ReportDialog');
const ReportDialog = lazy(async () => ({ default: (await loadReport()).ReportDialog }));

export interface ReportButtonProps {
  /** The review's id in `content/reviews.ts`. */
  reviewId: string;
  /** The id of the element with the reviewer's name. */
  describedBy: string;
}

export function ReportButton({ reviewId, describedBy }: ReportButtonProps) {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const provideCopying = useCopying();
  const review = reviews.find(({ id }) => id === reviewId);
  const prepare = () => preload(loadReport);
  return (
    <>
      <Button
        tone="quiet"
        size="compact"
        icon={<Flag />}
        aria-describedby={describedBy}
        onPointerEnter={prepare}
        onFocus={prepare}
        onPress={() => onceLoaded(loadReport, () => setDialog('open'))}
      >
        Report
      </Button>
      {review && dialog !== 'never' && (
        <Suspense fallback={null}>
          {provideCopying(
            <ReportDialog
              review={review}
              isOpen={dialog === 'open'}
              onOpenChange={(isOpen) => setDialog(isOpen ? 'open' : 'closed')}
            />,
          )}
        </Suspense>
      )}
    </>
  );
}
