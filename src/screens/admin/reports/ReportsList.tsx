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
  reportedByText,
  reportLabel,
  statusLabels,
  targetTitle,
} from '#content/messages/admin/moderation';
import {
  actionsFor,
  askedAgain,
  type DecisionAction,
  type ListedReview,
  type LoggedDecision,
  kindOf,
  type ReportedTarget,
  type ReportEntry,
  type ReportsPage,
  type ReportView,
  wordsBefore,
} from '#domain/admin/moderation';
import { paths } from '#domain/paths';
import { ReportDecisionContext } from '#machines/admin/report-decision/report-decision.machine';
import { box, row, stack } from '#theme/box';
import { ReviewText } from './DecisionDialog';

export interface ReportsListProps {
  page: ReportsPage;
  view: ReportView;
}

/** One page of a list. The list contains either the reported stores and reviews, or the log of decisions. */
export function ReportsList({ page, view }: ReportsListProps) {
  if (page.total === 0) {
    const { title, help } = emptyViews[view];
    return (
      <div className={box({ surface: 'card' })}>
        <EmptyState level={3} icon={<Flag />} title={title} description={help} />
      </div>
    );
  }
  return (
    <ul className={stack({ gap: 'l' })}>
      {page.kind === 'log'
        ? page.decisions.map((decision) => <LogEntry key={decision.id} decision={decision} />)
        : page.targets.map((target) => <TargetCard key={target.id} target={target} />)}
    </ul>
  );
}

function TargetCard({ target }: { target: ReportedTarget }) {
  const decision = ReportDecisionContext.useActorRef();
  const nameId = useId();
  const { slug, name, review, isPublic, isHidden, openReports, totalReports } = target;
  const ask = (action: DecisionAction) => {
    const last = decision.getSnapshot().context.subject;
    const subject = askedAgain(last, { id: crypto.randomUUID(), action, target });
    decision.send({ type: 'ask', subject });
  };
  const title = targetTitle(name, review?.authorName ?? null);
  return (
    <li className={stack({ gap: 'm', padding: 'l', surface: 'card' })}>
      <div className={row({ gap: 's', wraps: true })}>
        <h3
          id={nameId}
          dir="auto"
          className={box({ shrinks: true, weight: 'strong', breaks: true })}
        >
          {isPublic ? (
            <Link href={paths.store.href(slug)} target="_blank">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {openReports > 0 && <Badge tone="accent">{openReportsText(openReports)}</Badge>}
        {isHidden && <Badge>Hidden</Badge>}
      </div>
      <p dir="auto" className={box({ size: 's', color: 'textMuted', breaks: true })}>
        {`${paths.store.href(slug)} · ${ownerText(target.ownerName)}`}
      </p>
      {review && <ListedReviewText review={review} />}
      {isHidden && (
        <p className={box({ whiteSpace: 'pre-wrap', breaks: true })}>
          {hiddenForText(target.hiddenReason)}
        </p>
      )}
      {target.reports.length > 0 && (
        <ul aria-labelledby={nameId} className={stack()}>
          {target.reports.map((report) => (
            <Report key={report.id} report={report} target={target} />
          ))}
        </ul>
      )}
      {totalReports > target.reports.length && (
        <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {newestReportsText(target.reports.length, totalReports)}
        </p>
      )}
      <div className={row({ gap: 's', align: 'stretch', wraps: true })}>
        {actionsFor(target).map((action) => (
          <Button
            key={action}
            tone={action === 'hide' ? 'danger' : 'plain'}
            aria-describedby={nameId}
            onPress={() => ask(action)}
          >
            {decisionTexts[kindOf(target)][action].button}
          </Button>
        ))}
      </div>
    </li>
  );
}

function ListedReviewText({ review }: { review: ListedReview }) {
  if (review.isDeleted)
    return (
      <p className={box({ whiteSpace: 'pre-wrap', breaks: true })}>
        {moderationMessages.reviewDeleted}
      </p>
    );
  return <ReviewText words={review} />;
}

interface ReportProps {
  report: ReportEntry;
  target: ReportedTarget;
}

function Report({ report, target }: ReportProps) {
  const { kind, details, status } = report;
  const before = wordsBefore(report, target);
  return (
    <li className={stack({ gap: 'xs', paddingBlock: 'm', separator: 'above' })}>
      <div className={row({ gap: 's', wraps: true })}>
        <span className={box({ shrinks: true, weight: 'strong', breaks: true })}>
          {reportLabel(kind)}
        </span>
        {status !== 'open' && <Badge size="small">{statusLabels[kindOf(target)][status]}</Badge>}
      </div>
      {details === '' ? (
        <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {moderationMessages.noDetails}
        </p>
      ) : (
        <p dir="auto" className={box({ whiteSpace: 'pre-wrap', breaks: true })}>
          {details}
        </p>
      )}
      {before && (
        <>
          <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
            {moderationMessages.reviewBefore}
          </p>
          <ReviewText words={before} />
        </>
      )}
      <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
        {reportedByText(report)}
      </p>
    </li>
  );
}

function LogEntry({ decision }: { decision: LoggedDecision }) {
  const { action, kind, storeName, authorName, decidedBy, decidedAt, reason } = decision;
  return (
    <li className={stack({ gap: 'm', padding: 'l', surface: 'card' })}>
      <div className={row({ gap: 's', wraps: true })}>
        <h3 dir="auto" className={box({ shrinks: true, weight: 'strong', breaks: true })}>
          {targetTitle(storeName, authorName)}
        </h3>
        <Badge>{loggedActions[kind][action]}</Badge>
      </div>
      <p dir="auto" className={box({ whiteSpace: 'pre-wrap', breaks: true })}>
        {reason}
      </p>
      <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
        {byAndAtText(decidedBy, decidedAt)}
      </p>
    </li>
  );
}
