import { type ReactNode, useId, useRef } from 'react';
import { SearchX, Star } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { Pages } from '#components/Pages/Pages';
import { Skeleton } from '#components/Skeleton/Skeleton';
import {
  reviewEditMessages,
  reviewFilters,
  reviewsErrors,
  reviewSearch,
  reviewsFoundText,
} from '#content/messages/market/reviews';
import type { OwnStore } from '#domain/marketplace/own-store';
import type { SellerReview } from '#domain/marketplace/review';
import { reviewsList } from '#domain/marketplace/review-form';
import { isBusy as isReading } from '#machines/charts/view';
import { StoreReviewsContext } from '#machines/market/store-reviews/store-reviews.machine';
import { box, stack } from '#theme/box';
import { ListFilters, useChoice } from '../../shell/ListFilters';
import { Reading, ReadingNotices } from '../../shell/Reading';
import { ReplyDialog } from './ReplyDialog';
import * as css from './Reviews.css';
import { SellerReviewItem } from './SellerReviewItem';

export interface ReviewsProps {
  store: OwnStore;
  reportOf?: (review: SellerReview) => ReactNode;
}

/** The reviews of a seller's store (product.md §21.17). Reads the machines `store-reviews` and `review-reply`. */
export function Reviews({ store, reportOf }: ReviewsProps) {
  const page = useRef<HTMLElement>(null);
  const isEmpty = StoreReviewsContext.useSelector(({ context }) => context.value?.total === 0);
  const isNarrowed = StoreReviewsContext.useSelector(({ context }) =>
    reviewsList.isNarrowed(context.answered.query),
  );
  return (
    <section
      ref={page}
      tabIndex={-1}
      aria-label="Reviews"
      className={stack({ gap: 'xl', shrinks: true, outline: 'none' })}
    >
      <PageHeader title="Reviews" subtitle={reviewEditMessages.lead} />
      {(!isEmpty || isNarrowed) && (
        <ListFilters
          reader={StoreReviewsContext}
          list={reviewsList}
          label="Reviews"
          search={reviewSearch}
          texts={reviewFilters}
          options={{}}
          className={css.filters}
        />
      )}
      <ReadingNotices reader={StoreReviewsContext} texts={reviewEditMessages} />
      <Reading
        reader={StoreReviewsContext}
        texts={{ loading: reviewEditMessages.loading, errors: reviewsErrors }}
        skeleton={<Skeletons />}
        empty={
          isEmpty &&
          (isNarrowed ? (
            <NoMatch />
          ) : (
            <EmptyState
              isFramed
              icon={<Star />}
              title={reviewEditMessages.empty}
              description={reviewEditMessages.emptyHelp}
            />
          ))
        }
        fallback={page}
      >
        <Listed store={store} reportOf={reportOf} />
      </Reading>
      <ReplyDialog />
    </section>
  );
}

function Listed({ store, reportOf }: ReviewsProps) {
  const titleId = useId();
  const listed = StoreReviewsContext.useSelector(({ context }) => context.value);
  const page = StoreReviewsContext.useSelector(({ context }) => context.request.query.page);
  const choose = useChoice(StoreReviewsContext);
  const isBusy = StoreReviewsContext.useSelector(isReading);
  if (listed === null) return null;
  return (
    <>
      <p
        id={titleId}
        role="status"
        className={box({ size: 's', color: 'textMuted', digits: true })}
      >
        {isBusy ? reviewEditMessages.loading : reviewsFoundText(listed.total)}
      </p>
      <ul aria-labelledby={titleId} aria-busy={isBusy} className={stack({ gap: 'm' })}>
        {listed.reviews.map((review) => (
          <SellerReviewItem
            key={review.id}
            review={review}
            store={store.name}
            report={reportOf?.(review)}
          />
        ))}
      </ul>
      <Pages
        page={page + 1}
        pages={reviewsList.pagesOf(listed.total)}
        titleId={titleId}
        onChange={(next) => choose({ page: next - 1 })}
      />
    </>
  );
}

function NoMatch() {
  const reviews = StoreReviewsContext.useActorRef();
  return (
    <EmptyState
      isFramed
      icon={<SearchX />}
      title={reviewEditMessages.noMatch}
      description={reviewEditMessages.noMatchHelp}
      actions={
        <Button
          tone="plain"
          onPress={() => reviews.send({ type: 'ask', query: reviewsList.whole })}
        >
          Show all reviews
        </Button>
      }
    />
  );
}

function Skeletons() {
  return (
    <div aria-busy className={stack({ gap: 'm' })}>
      {Array.from({ length: 3 }, (_, index) => (
        <div
          key={index}
          className={stack({ gap: 'm', align: 'start', padding: 'l', surface: 'card' })}
        >
          <Skeleton width="10rem" />
          <Skeleton width={index % 2 === 0 ? '90%' : '70%'} />
        </div>
      ))}
    </div>
  );
}
