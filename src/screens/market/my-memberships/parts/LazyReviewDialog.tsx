import { ReviewEditContext } from '#machines/market/review-edit/review-edit.machine';
import { lazyComponent } from '../../../shell/lazy-component';
import { LazyDialog } from '../../../shell/LazyDialog';

const load = () => import('./ReviewDialog');
const ReviewDialog = lazyComponent(async () => (await load()).ReviewDialog);

export function prepareReviewDialog() {
  void load().catch(() => null);
}

export function LazyReviewDialog() {
  const isOpen = ReviewEditContext.useSelector((state) => state.hasTag('open'));
  return (
    <LazyDialog isOpen={isOpen}>
      <ReviewDialog />
    </LazyDialog>
  );
}
