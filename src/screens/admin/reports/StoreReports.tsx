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
  pageCountOf,
  type ReportsError,
  type ReportView,
  reportViews,
} from '#domain/admin/moderation';
import { StoreReportsContext } from '#machines/admin/store-reports/store-reports.machine';
import { decisionError, listState, reportsError } from '#machines/admin/store-reports/view';
import { sectionHead } from '#theme/layout.css';
import { KeepFocus } from '../../shell/KeepFocus';
import { DecisionDialog } from './DecisionDialog';
import { ReportsList } from './ReportsList';
import * as css from './StoreReports.css';

/**
 * The section for reports of stores and reviews. It also lists the hidden stores and reviews, and the log (product.md
 * §13.3). Reads the machine `store-reports`.
 */
export function StoreReports() {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const reports = StoreReportsContext.useActorRef();
  const view = StoreReportsContext.useSelector(({ context }) => context.query.view);
  const state = StoreReportsContext.useSelector(listState);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={titleId} className={css.section}>
      <div className={sectionHead}>
        <h2 id={titleId} className={css.title}>
          {moderationMessages.title}
        </h2>
        {state !== null && (
          <IconButton
            label="Refresh reports"
            icon={<RotateCw />}
            onPress={() => reports.send({ type: 'refresh' })}
          />
        )}
      </div>
      <KeepFocus key={state === null ? 'closed' : 'listed'} fallback={section} />
      <Outdated />
      <Tabs
        selectedKey={view}
        onSelectionChange={(id) => {
          const chosen = reportViews.find((each) => each === id);
          if (chosen) reports.send({ type: 'show', query: { view: chosen, page: 0 } });
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
  const { page, query } = StoreReportsContext.useSelector(({ context }) => context);
  const error = StoreReportsContext.useSelector(reportsError);
  const state = StoreReportsContext.useSelector(listState);
  return (
    <div className={css.panel}>
      <p role="status" className={css.quiet}>
        {state === 'refreshing' ? moderationMessages.refreshing : ''}
      </p>
      {error !== null && <Failed kind={error} />}
      {error === null && state === null && <Spinner label={moderationMessages.loading} />}
      {state !== null && page !== null && (
        <>
          <ReportsList page={page} view={view} />
          <Pages
            page={query.page + 1}
            pages={pageCountOf(view, page.total)}
            titleId={titleId}
            onChange={(to) => reports.send({ type: 'show', query: { view, page: to - 1 } })}
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
 * Up to two warnings: the last decision was rejected because the list was out of date, and the list may be out of date
 * now.
 */
function Outdated() {
  const reports = StoreReportsContext.useActorRef();
  const error = StoreReportsContext.useSelector(decisionError);
  const isStale = StoreReportsContext.useSelector((snapshot) => listState(snapshot) === 'stale');
  return (
    <>
      {(error === 'clash' || error === 'gone') && (
        <AlertPanel
          isLive
          tone="warning"
          level={3}
          title={decisionErrors[error].title}
          actions={
            <Button tone="plain" onPress={() => reports.send({ type: 'dismiss' })}>
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
              onPress={() => reports.send({ type: 'refresh' })}
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
