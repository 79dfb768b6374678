import { useState } from 'react';
import { Button } from '#components/Button/Button';
import { reportReviewLabel, reviewMessages } from '#content/messages/market/store-page-reviews';
import type { SellerReview } from '#domain/marketplace/review';
import { lazyComponent } from '#screens/shell/lazy-component';
import { LazyDialog } from '#screens/shell/LazyDialog';
import { hasOpenReport } from '#services/market/has-open-report';

const load = () => import('../../../site/ReportFlow');
const ReportFlow = lazyComponent(async () => (await load()).ReportFlow);

/** The button with which a seller reports a review of the store (product.md §21.20). */
export function ReviewReport({ review: { id, author } }: { review: SellerReview }) {
  const [requests, setRequests] = useState(() => (hasOpenReport(id) ? 1 : 0));
  const prepare = () => void load().catch(() => null);
  return (
    <>
      <Button
        tone="quiet"
        size="compact"
        aria-label={reportReviewLabel(author)}
        onPointerEnter={prepare}
        onFocus={prepare}
        onPress={() => setRequests((before) => before + 1)}
      >
        Report
      </Button>
      <LazyDialog isOpen={requests > 0}>
        <ReportFlow
          target={{ kind: 'review', id }}
          name={author ?? reviewMessages.nameless}
          requests={requests}
        />
      </LazyDialog>
    </>
  );
}
