import { useEffect, useState } from 'react';
import { SessionContext } from '#machines/session/session.context';
import { SignInDialogContext } from '#machines/sign-in-dialog/sign-in-dialog.context';
import { StoreReportContext } from '#machines/store-report/store-report.context';
import { LazySignInDialog } from '#screens/_shell/LazySignInDialog';
import { ReportDialog } from '#screens/store/report/ReportDialog';
import { keepReportDraft, readReportDraft } from '#services/browser/report-draft';
import { WithSession } from '../boot/WithSession';
import { signInDialogNotices } from '../notices/session';
import { useNotices } from '../use-notices';
import { signInDialogLogic } from '../wiring/sign-in-dialog';
import { storeReportLogic } from '../wiring/store-report';

export interface StoreReportHostProps {
  storeId: string;
  storeName: string;
  /** Grows with each press of the button. */
  requests: number;
}

/** The report dialog of a store page, with its machines and the sign-in. */
export function StoreReportHost({ storeId, storeName, requests }: StoreReportHostProps) {
  const [options] = useState(() => ({
    input: {
      storeId,
      draft: readReportDraft(storeId),
      newId: () => crypto.randomUUID(),
    },
  }));
  return (
    <WithSession fallback={null}>
      <SignInDialogContext.Provider logic={signInDialogLogic}>
        <StoreReportContext.Provider logic={storeReportLogic} options={options}>
          <Connections storeId={storeId} requests={requests} />
          <ReportDialog storeName={storeName} />
          <LazySignInDialog />
        </StoreReportContext.Provider>
      </SignInDialogContext.Provider>
    </WithSession>
  );
}

/** Opens the dialog, keeps what is typed in this tab, and tells the machine whether somebody is signed in. */
function Connections({ storeId, requests }: Omit<StoreReportHostProps, 'storeName'>) {
  const report = StoreReportContext.useActorRef();
  const isSignedIn = SessionContext.useSelector(({ context }) => context.session !== null);
  const isKnown = SessionContext.useSelector((snapshot) => !snapshot.matches('restoring'));
  useNotices(SignInDialogContext.useActorRef(), signInDialogNotices);
  useEffect(() => {
    const keeping = report.on('keep', ({ draft }) => keepReportDraft(storeId, draft));
    return () => keeping.unsubscribe();
  }, [report, storeId]);
  useEffect(() => {
    if (isKnown) report.send({ type: 'viewer changed', isSignedIn });
  }, [report, isKnown, isSignedIn]);
  useEffect(() => report.send({ type: 'open' }), [report, requests]);
  return null;
}
