import { useEffect, useState } from 'react';
import type { ReportTarget } from '#domain/marketplace/store-report';
import { SessionContext } from '#machines/session/session/session.machine';
import { StoreReportContext } from '#machines/market/store-report/store-report.machine';
import { ReportDialog } from '#screens/market/store-page/report/ReportDialog';
import { keepReportDraft, readReportDraft } from '#services/market/report-draft';
import { storeReportLogic } from '../wiring/market/store-report';

export interface ReportFlowProps {
  target: ReportTarget;
  /** The name of the store, or of the author of the review. */
  name: string;
  /** A counter that increases with each press of the button. The dialog opens whenever it increases. */
  requests: number;
}

/**
 * The report dialog with its machine. It must be inside the providers of the session and of the machine
 * `sign-in-dialog`.
 */
export function ReportFlow({ target, name, requests }: ReportFlowProps) {
  const [options] = useState(() => ({
    input: {
      target,
      draft: readReportDraft(target.id),
      newId: () => crypto.randomUUID(),
    },
  }));
  return (
    <StoreReportContext.Provider logic={storeReportLogic} options={options}>
      <Connections targetId={target.id} requests={requests} />
      <ReportDialog name={name} />
    </StoreReportContext.Provider>
  );
}

/**
 * Connects the machine to the page: opens the dialog on each press, stores the draft in this tab, and reports to the
 * machine whether the viewer is signed in.
 */
function Connections({ targetId, requests }: { targetId: string; requests: number }) {
  const report = StoreReportContext.useActorRef();
  const isSignedIn = SessionContext.useSelector(({ context }) => context.session !== null);
  const isKnown = SessionContext.useSelector((snapshot) => !snapshot.matches('restoring'));
  useEffect(() => {
    const keeping = report.on('keep', ({ draft }) => keepReportDraft(targetId, draft));
    return () => keeping.unsubscribe();
  }, [report, targetId]);
  useEffect(() => {
    if (isKnown) report.send({ type: 'viewer changed', isSignedIn });
  }, [report, isKnown, isSignedIn]);
  useEffect(() => report.send({ type: 'open' }), [report, requests]);
  return null;
}
