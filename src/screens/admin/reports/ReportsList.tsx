import { Flag } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Link } from '#components/Link/Link';
import {
  byAndAtText,
  decisionTexts,
  emptyViews,
  hiddenForText,
  loggedActions,
  moderationMessages,
  newestReportsText,
  openReportsText,
  ownerText,
  statusLabels,
} from '#content/messages/moderation';
import { reportKindTexts } from '#content/messages/store-report';
import {
  actionsFor,
  type LoggedDecision,
  type ReportedStore,
  type ReportEntry,
  type ReportsPage,
  type ReportView,
} from '#domain/admin/moderation';
import { paths } from '#domain/paths';
import { StoreReportsContext } from '#machines/store-reports/store-reports.context';
import * as css from './StoreReports.css';

export interface ReportsListProps {
  page: ReportsPage;
  view: ReportView;
}

/** One page of reported stores, or of the log. */
export function ReportsList({ page, view }: ReportsListProps) {
  if (page.total === 0) {
    const { title, help } = emptyViews[view];
    return (
      <div className={css.frame}>
        <EmptyState level={3} icon={<Flag />} title={title} description={help} />
      </div>
    );
  }
  return (
    <ul className={css.list}>
      {page.kind === 'log'
        ? page.decisions.map((decision) => <LogEntry key={decision.id} decision={decision} />)
        : page.stores.map((store) => <StoreCard key={store.id} store={store} />)}
    </ul>
  );
}

function StoreCard({ store }: { store: ReportedStore }) {
  const reports = StoreReportsContext.useActorRef();
  const nameId = useId();
  const { slug, name, isPublic, isHidden, openReports, totalReports } = store;
  return (
    <li className={css.card}>
      <div className={css.head}>
        <h3 id={nameId} dir="auto" className={css.name}>
          {isPublic ? (
            <Link href={paths.store.href(slug)} target="_blank">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {openReports > 0 && <Badge tone="accent">{openReportsText(openReports)}</Badge>}
        {isHidden && <Badge>Hidden</Badge>}
      </div>
      <p dir="auto" className={css.quiet}>
        {`${paths.store.href(slug)} · ${ownerText(store.ownerName)}`}
      </p>
      {isHidden && <p className={css.text}>{hiddenForText(store.hiddenReason)}</p>}
      {store.reports.length > 0 && (
        <ul aria-labelledby={nameId} className={css.reports}>
          {store.reports.map((report) => (
            <Report key={report.id} report={report} />
          ))}
        </ul>
      )}
      {totalReports > store.reports.length && (
        <p className={css.quiet}>{newestReportsText(store.reports.length, totalReports)}</p>
      )}
      <div className={css.actions}>
        {actionsFor(store).map((action) => (
          <Button
            key={action}
            tone={action === 'hide' ? 'danger' : 'plain'}
            aria-describedby={nameId}
            onPress={() => reports.send({ type: 'decide', action, storeId: store.id })}
          >
            {decisionTexts[action].button}
          </Button>
        ))}
      </div>
    </li>
  );
}

function Report({ report }: { report: ReportEntry }) {
  const { kind, details, status, createdAt, reporterName } = report;
  return (
    <li className={css.report}>
      <div className={css.head}>
        <span className={css.name}>{reportKindTexts[kind].label}</span>
        {status !== 'open' && <Badge size="small">{statusLabels[status]}</Badge>}
      </div>
      {details === '' ? (
        <p className={css.quiet}>{moderationMessages.noDetails}</p>
      ) : (
        <p dir="auto" className={css.text}>
          {details}
        </p>
      )}
      <p className={css.quiet}>{byAndAtText(reporterName, createdAt)}</p>
    </li>
  );
}

function LogEntry({ decision }: { decision: LoggedDecision }) {
  const { action, storeName, decidedBy, decidedAt, reason } = decision;
  return (
    <li className={css.card}>
      <div className={css.head}>
        <h3 dir="auto" className={css.name}>
          {storeName}
        </h3>
        <Badge>{loggedActions[action]}</Badge>
      </div>
      <p dir="auto" className={css.text}>
        {reason}
      </p>
      <p className={css.quiet}>{byAndAtText(decidedBy, decidedAt)}</p>
    </li>
  );
}
