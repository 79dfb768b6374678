import { useEffect, useState } from 'react';
import type { ReportTarget } from '#domain/marketplace/store-report';
import { isSignedOut, SessionContext } from '#machines/session/session/session.machine';
import { StoreReportContext } from '#machines/market/store-report/store-report.machine';
import { ReportDialog } from '#screens/market/store-page/report/ReportDialog';
import { keepOpenReport } from '#services/market/report-draft';
import { storeReportLogic } from '../wiring/market/store-report';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { LazySignInDialog } from '#screens/session/LazySignInDialog';
import { WithSession } from '../boot/WithSession';
import { signInDialogLogic } from '../wiring/session/sign-in-dialog';

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
  const session = SessionContext.useActorRef();
  const [logic] = useState(() => storeReportLogic(() => isSignedOut(session.getSnapshot())));
  const input = { target, newId: () => crypto.randomUUID() };
  return (
    <StoreReportContext.Provider logic={logic} options={{ input }}>
      <Dialog targetId={target.id} name={name} requests={requests} />
    </StoreReportContext.Provider>
  );
}

/** Opens the dialog on each press, keeps whether it is open in this tab, and shows it until the user has seen the result. */
function Dialog({
  targetId,
  name,
  requests,
}: {
  targetId: string;
  name: string;
  requests: number;
}) {
  const report = StoreReportContext.useActorRef();
  const [isSent, setIsSent] = useState(false);
  const isOpen = StoreReportContext.useSelector((state) => state.hasTag('open'));
  const isRefused = StoreReportContext.useSelector(
    ({ context }) => context.error === 'signInRequired',
  );
  const isSignedIn = SessionContext.useSelector(({ context }) => context.session !== null);
  useEffect(() => {
    const sent = report.on('saved', () => setIsSent(true));
    return () => sent.unsubscribe();
  }, [report]);
  useEffect(() => {
    report.send({ type: 'open', stored: null });
  }, [report, requests]);
  useEffect(() => {
    keepOpenReport(isOpen ? targetId : null);
  }, [isOpen, targetId]);
  // Hide the error once the user has signed in.
  useEffect(() => {
    if (isRefused && isSignedIn) report.send({ type: 'change', fields: {} });
  }, [report, isRefused, isSignedIn]);
  return <ReportDialog name={name} isSent={isSent} onSeen={() => setIsSent(false)} />;
}

/** The report dialog on a store page. It provides the session and the sign-in, because the page itself has neither. */
export function StoreReportHost(props: ReportFlowProps) {
  return (
    <WithSession fallback={null}>
      <SignInDialogContext.Provider logic={signInDialogLogic}>
        <ReportFlow {...props} />
        <LazySignInDialog />
      </SignInDialogContext.Provider>
    </WithSession>
  );
}
