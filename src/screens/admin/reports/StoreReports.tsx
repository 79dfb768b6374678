import { RotateCw } from 'lucide-react';
import { useId, useRef } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { Pages } from '#components/Pages/Pages';
import { Spinner } from '#components/Spinner/Spinner';
import { Tab, TabList, TabPanel, Tabs } from '#components/Tabs/Tabs';
import {
  decisionErrors,
  moderationMessages,
  reportsErrors,
  viewLabels,
} from '#content/messages/admin/moderation';
import {
  isListOutdatedBy,
  pageCountOf,
  type ReportsError,
  type ReportView,
  reportViews,
} from '#domain/admin/moderation';
import {
  decisionError,
  ReportDecisionContext,
} from '#machines/admin/report-decision/report-decision.machine';
import {
  isReadingAgain,
  shownPage,
  StoreReportsContext,
} from '#machines/admin/store-reports/store-reports.machine';
import { failureOf, staleReasonOf } from '#machines/charts/view';
import { box, stack } from '#theme/box';
import { sectionHead } from '#theme/layout.css';
import { KeepFocus } from '../../shell/KeepFocus';
import { DecisionDialog } from './DecisionDialog';
import { ReportsList } from './ReportsList';
import * as css from '../Admin.css';

/**
 * Also lists hidden stores and reviews, and the log (product.md §13.3). Reads `store-reports` and `report-decision`.
 */
export function StoreReports() {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const reports = StoreReportsContext.useActorRef();
  const view = StoreReportsContext.useSelector(({ context }) => context.request.query.view);
  const isListed = StoreReportsContext.useSelector((state) => shownPage(state) !== null);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={stack({ gap: 'l', outline: 'none' })}
    >
      <div className={sectionHead}>
        <h2 id={titleId} className={box({ size: 'l', weight: 'strong' })}>
          {moderationMessages.title}
        </h2>
        {isListed && (
          <IconButton
            label="Refresh reports"
            icon={<RotateCw />}
            onPress={() => reports.send({ type: 'reload' })}
          />
        )}
      </div>
      <KeepFocus key={isListed ? 'listed' : 'closed'} fallback={section} />
      <Outdated />
      <Tabs
        selectedKey={view}
        onSelectionChange={(id) => {
          const chosen = reportViews.find((each) => each === id);
          if (chosen) reports.send({ type: 'ask', query: { view: chosen, page: 0 } });
        }}
      >
        <TabList aria-labelledby={titleId}>
          {reportViews.map((id) => (
            <Tab key={id} id={id}>
              {viewLabels[id]}
            </Tab>
          ))}
        </TabList>
        {reportViews.map((id) => (
          <TabPanel key={id} id={id}>
            {id === view && <Panel view={id} titleId={titleId} />}
          </TabPanel>
        ))}
      </Tabs>
      <DecisionDialog />
    </section>
  );
}

function Panel({ view, titleId }: { view: ReportView; titleId: string }) {
  const reports = StoreReportsContext.useActorRef();
  const page = StoreReportsContext.useSelector(shownPage);
  const query = StoreReportsContext.useSelector(({ context }) => context.request.query);
  const error = StoreReportsContext.useSelector<ReportsError['kind'] | null>(failureOf);
  const isReading = StoreReportsContext.useSelector(isReadingAgain);
  return (
    <div className={css.reports}>
      <p role="status" className={box({ size: 's', color: 'textMuted', breaks: true })}>
        {page !== null && isReading ? moderationMessages.refreshing : ''}
      </p>
      {error !== null && <Failed kind={error} />}
      {error === null && page === null && <Spinner label={moderationMessages.loading} />}
      {page !== null && (
        <>
          <ReportsList page={page} view={view} />
          <Pages
            page={query.page + 1}
            pages={pageCountOf(page)}
            titleId={titleId}
            onChange={(to) => reports.send({ type: 'ask', query: { view, page: to - 1 } })}
          />
        </>
      )}
    </div>
  );
}

function Failed({ kind }: { kind: ReportsError['kind'] }) {
  const reports = StoreReportsContext.useActorRef();
  const { title, help } = reportsErrors[kind];
  return (
    <AlertPanel
      isLive
      tone="danger"
      level={3}
      title={title}
      actions={
        <Button tone="plain" icon={<RotateCw />} onPress={() => reports.send({ type: 'retry' })}>
          Try again
        </Button>
      }
    >
      <p>{help}</p>
    </AlertPanel>
  );
}

/**
 * Says that the last decision was rejected because the list was out of date, or that the list may be out of date now.
 */
function Outdated() {
  const reports = StoreReportsContext.useActorRef();
  const decision = ReportDecisionContext.useActorRef();
  const error = ReportDecisionContext.useSelector(decisionError);
  const isListed = StoreReportsContext.useSelector((state) => shownPage(state) !== null);
  const isStale = StoreReportsContext.useSelector((state) => staleReasonOf(state) !== null);
  return (
    <>
      {isListed && error !== null && isListOutdatedBy(error) && (
        <AlertPanel
          isLive
          tone="warning"
          level={3}
          title={decisionErrors[error].title}
          actions={
            <Button tone="plain" onPress={() => decision.send({ type: 'dismiss' })}>
              Close
            </Button>
          }
        >
          <p>{decisionErrors[error].help}</p>
        </AlertPanel>
      )}
      {isStale && (
        <AlertPanel
          isLive
          tone="warning"
          level={3}
          title={moderationMessages.stale}
          actions={
            <Button
              tone="plain"
              icon={<RotateCw />}
              onPress={() => reports.send({ type: 'reload' })}
            >
              Try again
            </Button>
          }
        >
          <p>{moderationMessages.staleHelp}</p>
        </AlertPanel>
      )}
    </>
  );
}
