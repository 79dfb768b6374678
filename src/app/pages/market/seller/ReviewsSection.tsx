import { useEffect } from 'react';
import { ReviewReplyContext } from '#machines/market/review-reply/review-reply.machine';
import { SellerSessionContext } from '#machines/session/seller-session/seller-session.machine';
import { StoreReviewsContext } from '#machines/market/store-reviews/store-reviews.machine';
import { Reviews } from '#screens/market/reviews/Reviews';
import { replyToasts } from '../../../notices/market/reviews';
import { toasts } from '../../../toasts';
import { reviewReplyLogic, storeReviewsLogic } from '../../../wiring/market/reviews';
import { ReviewReport } from './ReviewReport';
import type { SellerSectionProps } from './sections';

/**
 * The reviews of a store. The machines restart only if the seller's id changes. The id stays the same while a session
 * is renewed and after it has ended.
 */
export function ReviewsSection({ store }: SellerSectionProps) {
  const userId = SellerSessionContext.useSelector(({ context }) => context.owner?.userId ?? '');
  return (
    <StoreReviewsContext.Provider
      key={`${userId} ${store.id}`}
      logic={storeReviewsLogic}
      options={{ input: { storeId: store.id, query: { page: 0 } } }}
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
