import { ReviewEditContext } from '#machines/review-edit/review-edit.machine';
import { lazyComponent } from '../../_shell/lazy-component';
import { LazyDialog } from '../../_shell/LazyDialog';

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
