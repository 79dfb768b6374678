import { useEffect } from 'react';
import { type DecisionAction, isListOutdatedBy, kindOf } from '#domain/admin/moderation';
import { ReportDecisionContext } from '#machines/admin/report-decision/report-decision.machine';
import { StoreReportsContext } from '#machines/admin/store-reports/store-reports.machine';
import { StoreReports } from '#screens/admin/reports/StoreReports';
import { success, toasts } from '../../toasts';
import { reportDecisionLogic, storeReportsLogic } from '../../wiring/admin/admin';
import type { ToastToShow } from '#components/Toasts/queue';
import { moderationMessages } from '#content/messages/admin/moderation';
import type { TargetKind } from '#domain/marketplace/store-report';

const decisionToasts: Record<TargetKind, Record<DecisionAction, ToastToShow>> = {
  store: {
    hide: success(moderationMessages.hidden),
    restore: success(moderationMessages.restored),
    dismiss: success(moderationMessages.dismissed),
  },
  review: {
    hide: success(moderationMessages.reviewHidden),
    restore: success(moderationMessages.reviewRestored),
    dismiss: success(moderationMessages.dismissed),
  },
};

/** The reports of the admin panel, with their machines. */
export function AdminReports() {
  return (
    <StoreReportsContext.Provider
      logic={storeReportsLogic}
      options={{ input: { query: { view: 'open', page: 0 } } }}
    >
      <ReportDecisionContext.Provider logic={reportDecisionLogic}>
        <Decisions />
        <StoreReports />
      </ReportDecisionContext.Provider>
    </StoreReportsContext.Provider>
  );
}

/** Reads the list again after a decision, and shows a toast. */
function Decisions() {
  const reports = StoreReportsContext.useActorRef();
  const decision = ReportDecisionContext.useActorRef();
  useEffect(() => {
    const subscriptions = [
      decision.on('done', ({ subject: { action, target } }) => {
        toasts.show(decisionToasts[kindOf(target)][action]);
        reports.send({ type: 'reload' });
      }),
      decision.on('failed', ({ kind }) => {
        if (isListOutdatedBy(kind)) reports.send({ type: 'reload' });
      }),
      reports.on('asked', ({ isReplaced }) => {
        if (!isReplaced) decision.send({ type: 'dismiss' });
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [reports, decision]);
  return null;
}
