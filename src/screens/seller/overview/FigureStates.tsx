import { ChartNoAxesColumn, RotateCw, Unplug } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { overviewErrors, overviewMessages } from '#content/messages/overview';
import type { PaymentsError } from '#domain/marketplace/transactions';
import { StoreOverviewContext } from '#machines/store-overview/store-overview.machine';
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
    <div className={css.framed}>
      <EmptyState
        icon={<ChartNoAxesColumn />}
        title={overviewMessages.empty}
        description={overviewMessages.emptyHelp}
      />
    </div>
  );
}

export function FiguresFailed({ kind }: { kind: PaymentsError['kind'] }) {
  const overview = StoreOverviewContext.useActorRef();
  const { title, help } = overviewErrors[kind];
  return (
    <div role="alert" className={css.framed}>
      <EmptyState
        icon={<Unplug />}
        title={title}
        description={help}
        actions={
          <Button icon={<RotateCw />} onPress={() => overview.send({ type: 'retry' })}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
