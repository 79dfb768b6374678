import { Skeleton } from '#components/Skeleton/Skeleton';
import { startSteps } from '#domain/bot-config/start-here';
import * as css from './StartHere.css';

/** Shown while the configuration or the checklist loads. */
export function LoadingStart() {
  return (
    <div role="status" aria-busy aria-label="Loading steps" className={css.section}>
      <Skeleton width="12rem" />
      <ol className={css.list}>
        {startSteps.map((step) => (
          <li key={step} className={css.item}>
            <span className={css.loadingRow}>
              <Skeleton width="60%" />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
