import { ChartNoAxesColumn } from 'lucide-react';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { overviewMessages } from '#content/messages/market/overview';
import { box } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import * as css from './Figures.css';

const TILES = 4;

export function LoadingFigures() {
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {overviewMessages.loading}
      </p>
      <div aria-hidden className={css.tiles}>
        {Array.from({ length: TILES }, (_, index) => (
          <div key={index} className={css.tile}>
            <Skeleton width="60%" />
            <Skeleton width="40%" height="2rem" />
            <Skeleton width="50%" />
          </div>
        ))}
      </div>
      <div aria-hidden className={css.panel}>
        <Skeleton width="30%" />
        <Skeleton height="2rem" width="45%" />
        <Skeleton width="60%" />
      </div>
      <div aria-hidden className={css.chartSpace} />
    </>
  );
}

/** Shown if the store has no visitors, members or payments yet. */
export function NothingCounted() {
  return (
    <div className={box({ surface: 'dashed' })}>
      <EmptyState
        icon={<ChartNoAxesColumn />}
        title={overviewMessages.empty}
        description={overviewMessages.emptyHelp}
      />
    </div>
  );
}
