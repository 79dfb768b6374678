import { ChartNoAxesColumn, Download } from 'lucide-react';
import { Suspense, useDeferredValue, useId } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl';
import { Skeleton } from '#components/Skeleton/Skeleton';
import {
  overviewErrors,
  overviewMessages,
  overviewTiles,
  periodText,
  staleTexts,
} from '#content/messages/market/overview';
import { formatNumber } from '#domain/format-number';
import {
  isUncounted,
  type OverviewPeriod,
  overviewPeriods,
  type StoreOverview,
} from '#domain/marketplace/store-overview';
import { isBusy, viewOf } from '#machines/charts/view';
import { CountsExportContext, isExporting } from '#machines/market/csv-export/csv-export.machine';
import { StoreOverviewContext } from '#machines/market/store-overview/store-overview.machine';
import { box, grid, row, stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { lazyComponent } from '../../shell/lazy-component';
import { Reading, ReadingNotices } from '../../shell/Reading';
import { ExportStatus } from '../export/ExportStatus';
import { Funnel } from './Funnel';
import * as css from './Overview.css';
import { Revenue } from './Revenue';
import { Tasks, type TasksProps } from './Tasks';

const RevenueChart = lazyComponent<object>(
  async () => (await import('./RevenueChart')).RevenueChart,
);

/**
 * What waits for the seller, and the figures of a store for a period (product.md §21.6). Reads the machines `store-overview`
 * and `csv-export`.
 */
export function Figures({ storeId }: TasksProps) {
  const titleId = useId();
  // Deferred, as `Reading` does.
  const view = useDeferredValue(StoreOverviewContext.useSelector(viewOf));
  const isLoading = view === 'loading';
  return (
    <>
      {!isLoading && <Tasks storeId={storeId} />}
      {/* The height of the tasks is unknown until they are loaded. The key replaces the section, which would move otherwise. */}
      <section
        key={isLoading ? 'loading' : 'read'}
        aria-labelledby={titleId}
        className={stack({ gap: 'l', shrinks: true })}
      >
        {isLoading ? (
          <h2 id={titleId} className={visuallyHidden}>
            {overviewMessages.title}
          </h2>
        ) : (
          <div className={row({ gap: 'm', justify: 'between', wraps: true })}>
            <h2 id={titleId} className={box({ size: 'l', weight: 'strong' })}>
              {overviewMessages.title}
            </h2>
            <div className={row({ gap: 'm', wraps: true })}>
              <Period />
              {view === 'shown' && <Export />}
            </div>
          </div>
        )}
        <ExportStatus exporter={CountsExportContext} rows="visitor counts" />
        <Reading
          reader={StoreOverviewContext}
          texts={{ loading: overviewMessages.loading, errors: overviewErrors }}
          skeleton={<Skeletons />}
        >
          <ShownFigures />
        </Reading>
      </section>
    </>
  );
}

function Period() {
  const overview = StoreOverviewContext.useActorRef();
  const days = StoreOverviewContext.useSelector(({ context }) => context.request.query.days);
  return (
    <SegmentedControl
      label="Period"
      segments={overviewPeriods.map((each) => ({ id: String(each), label: `${each} days` }))}
      value={String(days)}
      onChange={(id) => {
        const chosen = overviewPeriods.find((each) => String(each) === id);
        if (chosen !== undefined) overview.send({ type: 'ask', query: { days: chosen } });
      }}
    />
  );
}

function Export() {
  const overview = StoreOverviewContext.useActorRef();
  const exporter = CountsExportContext.useActorRef();
  const isRunning = CountsExportContext.useSelector(isExporting);
  return (
    <Button
      tone="plain"
      icon={<Download />}
      isPending={isRunning}
      pendingLabel="Exporting..."
      onPress={() => {
        const { request } = overview.getSnapshot().context;
        exporter.send({ type: 'run', request: { ...request, total: null } });
      }}
    >
      Export CSV
    </Button>
  );
}

function ShownFigures() {
  const isPending = StoreOverviewContext.useSelector(isBusy);
  const overview = StoreOverviewContext.useSelector(({ context }) => context.value);
  const days = StoreOverviewContext.useSelector(({ context }) => context.answered.query.days);
  if (overview === null) return null;
  return (
    <>
      <FigureNotices />
      <p role="status" className={visuallyHidden}>
        {isPending ? overviewMessages.switching : periodText(days)}
      </p>
      <div aria-busy={isPending} className={`${stack({ gap: 'l', shrinks: true })} ${css.content}`}>
        {isUncounted(overview) ? (
          <EmptyState
            isFramed
            icon={<ChartNoAxesColumn />}
            title={overviewMessages.empty}
            description={overviewMessages.emptyHelp}
          />
        ) : (
          <>
            <Tiles overview={overview} days={days} />
            <Revenue overview={overview} />
            <Suspense
              fallback={<div className={`${box({ surface: 'card' })} ${css.chartSpace}`} />}
            >
              <RevenueChart />
            </Suspense>
            <Funnel overview={overview} days={days} />
          </>
        )}
      </div>
    </>
  );
}

/** The numbers of a store's members: current members, and members who joined or left in the period. */
function Tiles({ overview: { members }, days }: { overview: StoreOverview; days: OverviewPeriod }) {
  const tiles = [
    { ...overviewTiles.active, count: members.active, when: 'Now' },
    { ...overviewTiles.joined, count: members.joined, when: periodText(days) },
    { ...overviewTiles.ended, count: members.ended, when: periodText(days) },
    { ...overviewTiles.pastDue, count: members.pastDue, when: 'Now' },
  ];
  return (
    <dl aria-label="Members" className={`${grid({ gap: 'm' })} ${css.tiles}`}>
      {tiles.map(({ label, help, count, when }) => (
        <div
          key={label}
          className={stack({ gap: 'xs', padding: 'l', shrinks: true, surface: 'card' })}
        >
          <dt className={box({ size: 's', color: 'textMuted' })}>{label}</dt>
          <dd className={box({ size: 'xl', weight: 'strong', digits: true, breaks: true })}>
            {formatNumber(count)}
          </dd>
          <dd className={box({ size: 's', color: 'textMuted' })}>
            {help === '' ? when : `${when} · ${help}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FigureNotices() {
  return (
    <ReadingNotices
      reader={StoreOverviewContext}
      texts={{ stale: staleTexts, liveLost: overviewMessages.notLive }}
    />
  );
}

function Skeletons() {
  return (
    <>
      <div aria-hidden>
        <Skeleton width="14rem" height="2.25rem" />
      </div>
      <div aria-hidden className={`${grid({ gap: 'm' })} ${css.tiles}`}>
        {Array.from({ length: 4 }, (_, index) => (
          <div
            key={index}
            className={stack({ gap: 'xs', padding: 'l', shrinks: true, surface: 'card' })}
          >
            <Skeleton width="60%" />
            <Skeleton width="40%" height="2rem" />
            <Skeleton width="50%" />
          </div>
        ))}
      </div>
      <div aria-hidden className={grid({ gap: 'm', shrinks: true, surface: 'panel' })}>
        <Skeleton width="30%" />
        <Skeleton height="2rem" width="45%" />
        <Skeleton width="60%" />
      </div>
      <div aria-hidden className={`${box({ surface: 'card' })} ${css.chartSpace}`} />
    </>
  );
}
