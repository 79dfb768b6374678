import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { sessionsMessages } from '#content/messages/session/account-sessions';
import { factorMessages } from '#content/messages/session/second-factor';
import { readErrand } from '#domain/session/factor-errand';
import { AccountSessionsContext } from '#machines/session/account-sessions/account-sessions.machine';
import { FactorLogicContext } from '#machines/session/factor-code/factor-code.context';
import { FactorRemovalContext } from '#machines/session/factor-removal/factor-removal.machine';
import { SecondFactorsContext } from '#machines/session/second-factors/second-factors.machine';
import { SessionEndContext } from '#machines/session/session-end/session-end.machine';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { Security, SecuritySignedOut } from '#screens/session/security/Security';
import { success, toasts } from '../../toasts';
import { useViewer } from '../../viewer';
import { CopyingContext } from '#screens/shell/copying';
import { lazyComponent } from '#screens/shell/lazy-component';
import {
  accountSessionsLogic,
  factorLogics,
  factorRemovalLogic,
  secondFactorsLogic,
  sessionEndLogic,
} from '../../wiring/session/security';
import { signInDialogLogic } from '../../wiring/session/sign-in-dialog';

/** The sessions of the viewer, with their machines. They remount when the viewer changes. */
export function Component() {
  return (
    <SignInDialogContext.Provider logic={signInDialogLogic}>
      <AriaNavigation>
        <OfViewer />
      </AriaNavigation>
    </SignInDialogContext.Provider>
  );
}

function OfViewer() {
  const { isKnown, viewer } = useViewer();
  if (!viewer) return <SecuritySignedOut isRestoring={!isKnown} />;
  return (
    <AccountSessionsContext.Provider key={viewer.userId} logic={accountSessionsLogic}>
      <SessionEndContext.Provider logic={sessionEndLogic}>
        <SecondFactorsContext.Provider logic={secondFactorsLogic}>
          <FactorRemovalContext.Provider logic={factorRemovalLogic}>
            <EndReports />
            <WithFactors />
          </FactorRemovalContext.Provider>
        </SecondFactorsContext.Provider>
      </SessionEndContext.Provider>
    </AccountSessionsContext.Provider>
  );
}

const factorToasts = {
  added: success(factorMessages.added),
  removed: success(factorMessages.removed),
};

const Copying = lazyComponent(async () => (await import('../../wiring/shell/copy-notice')).Copying);
const copying = (children: ReactNode) => (
  <Suspense fallback={null}>
    <Copying>{children}</Copying>
  </Suspense>
);

/** Shows a toast when an app was added or removed, and reads the lists again, also when one may have been. */
function WithFactors() {
  const factors = SecondFactorsContext.useActorRef();
  const sessions = AccountSessionsContext.useActorRef();
  const removal = FactorRemovalContext.useActorRef();
  const navigate = useNavigate();
  const errand = readErrand(useLocation().state);
  useEffect(() => {
    const reports = [
      removal.on('done', () => {
        toasts.show(factorToasts.removed);
        factors.send({ type: 'reload' });
      }),
      removal.on('failed', () => factors.send({ type: 'reload' })),
    ];
    return () => reports.forEach((each) => each.unsubscribe());
  }, [removal, factors]);
  return (
    <CopyingContext value={copying}>
      <FactorLogicContext value={factorLogics}>
        <Security
          errand={errand}
          onFactorAdded={() => {
            toasts.show(factorToasts.added);
            if (errand) {
              void navigate(errand.href, { replace: true });
              return;
            }
            factors.send({ type: 'reload' });
            // All other sessions have ended.
            sessions.send({ type: 'reload' });
          }}
        />
      </FactorLogicContext>
    </CopyingContext>
  );
}

const endToasts = {
  one: success(sessionsMessages.ended),
  others: success(sessionsMessages.othersEnded),
};

/** Shows a toast when a session was ended, and reads the list again, also when it may have been. */
function EndReports() {
  const sessions = AccountSessionsContext.useActorRef();
  const end = SessionEndContext.useActorRef();
  useEffect(() => {
    const reports = [
      end.on('done', ({ subject: { session } }) => {
        toasts.show(session ? endToasts.one : endToasts.others);
        sessions.send({ type: 'reload' });
      }),
      end.on('failed', () => sessions.send({ type: 'reload' })),
    ];
    return () => reports.forEach((each) => each.unsubscribe());
  }, [sessions, end]);
  return null;
}
