import { Skeleton } from '#components/Skeleton/Skeleton';
import { stack } from '#theme/box';
import * as css from './Editors.css';

const FIELDS = 4;

export function LoadingForm() {
  return (
    <div role="status" aria-busy aria-label="Loading form" className={css.formCard}>
      <Skeleton width="8rem" />
      <div className={stack({ gap: 'l' })}>
        {Array.from({ length: FIELDS }, (_, index) => (
          <Skeleton key={index} shape="block" height="2.5rem" />
        ))}
      </div>
    </div>
  );
}
