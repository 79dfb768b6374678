import { useEffect } from 'react';
import { isListOutdatedBy, kindOf } from '#domain/admin/moderation';
import { ReportDecisionContext } from '#machines/admin/report-decision/report-decision.machine';
import { StoreReportsContext } from '#machines/admin/store-reports/store-reports.machine';
import { StoreReports } from '#screens/admin/reports/StoreReports';
import { decisionToasts } from '../../notices/admin/admin';
import { toasts } from '../../toasts';
import { reportDecisionLogic, storeReportsLogic } from '../../wiring/admin/admin';

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
