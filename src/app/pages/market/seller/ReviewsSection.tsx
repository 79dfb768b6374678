import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#components/Button/Button';
import { reportReviewLabel, reviewMessages } from '#content/messages/market/store-page-reviews';
import type { SellerReview } from '#domain/marketplace/review';
import { reviewsList } from '#domain/marketplace/review-form';
import { ReviewReplyContext } from '#machines/market/review-reply/review-reply.machine';
import { StoreReviewsContext } from '#machines/market/store-reviews/store-reviews.machine';
import { SellerSessionContext } from '#machines/market/seller-session/seller-session.machine';
import { Reviews } from '#screens/market/reviews/Reviews';
import { lazyComponent, LazyDialog } from '#screens/shell/lazy-component';
import { hasOpenReport } from '#services/market/has-open-report';
import { toasts, success } from '../../../toasts';
import { useListAddress } from '../../../use-list-address';
import { reviewReplyLogic, storeReviewsLogic } from '../../../wiring/market/reviews';
import type { SellerSectionProps } from './sections';
import { reviewEditMessages } from '#content/messages/market/reviews';

const replyToasts = {
  saved: success(reviewEditMessages.replied),
  deleted: success(reviewEditMessages.replyDeleted),
};

const load = () => import('../../../site/ReportFlow');

const ReportFlow = lazyComponent(async () => (await load()).ReportFlow);

/**
 * The reviews of a store. The machines restart only if the seller's id changes. The id stays the same while a session
 * is renewed and after it has ended.
 */
export function ReviewsSection({ store }: SellerSectionProps) {
  const userId = SellerSessionContext.useSelector(({ context }) => context.owner?.userId ?? '');
  const [params] = useSearchParams();
  const [query] = useState(() => reviewsList.read(params));
  return (
    <StoreReviewsContext.Provider
      key={`${userId} ${store.id}`}
      logic={storeReviewsLogic}
      options={{ input: { storeId: store.id, query } }}
    >
      <ReviewReplyContext.Provider logic={reviewReplyLogic} options={{ input: { userId } }}>
        <Reports />
        <Reviews store={store} reportOf={(review) => <ReviewReport review={review} />} />
      </ReviewReplyContext.Provider>
    </StoreReviewsContext.Provider>
  );
}

function Reports() {
  const reviews = StoreReviewsContext.useActorRef();
  const reply = ReviewReplyContext.useActorRef();
  useListAddress(reviewsList, reviews);
  useEffect(() => {
    const subscriptions = [
      ...(['saved', 'deleted'] as const).map((type) =>
        reply.on(type, ({ value }) => {
          reviews.send({ type: 'patch', patch: value });
          toasts.show(replyToasts[type]);
        }),
      ),
      reply.on('failed', ({ kind, theirs }) => {
        if (theirs) reviews.send({ type: 'patch', patch: theirs });
        if (kind === 'unknownReview') reviews.send({ type: 'reload' });
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [reviews, reply]);
  return null;
}

/** The button with which a seller reports a review of the store (product.md §21.20). */
function ReviewReport({ review: { id, author } }: { review: SellerReview }) {
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
