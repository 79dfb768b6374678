import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { LazySignInDialog } from '#screens/session/LazySignInDialog';
import { WithSession } from '../boot/WithSession';
import { signInDialogLogic } from '../wiring/session/sign-in-dialog';
import { ReportFlow, type ReportFlowProps } from './ReportFlow';

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
