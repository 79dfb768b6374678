import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { brand } from '#content/brand';
import { securityMessages } from '#content/messages/session/account-sessions';
import { errandHelp, errandTitle } from '#content/messages/session/second-factor';
import { paths } from '#domain/paths';
import type { FactorErrand } from '#domain/session/factor-errand';
import { useIsRefreshing } from '#machines/charts/known.context';
import { SecondFactorsContext } from '#machines/session/second-factors/second-factors.machine';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { box } from '#theme/box';
import { PageHead } from '../../shell/PageHead';
import { TopBar } from '../../shell/TopBar';
import { SessionAccount } from '../AccountMenu';
import { DiscordSignInButton } from '../DiscordSignInButton';
import { LazySignInDialog, prepareSignInDialog } from '../LazySignInDialog';
import * as css from './Security.css';
import { Factors } from './Factors';
import { LoadingSessions, Sessions } from './Sessions';

export interface SecurityProps {
  /** The fixed time of a story, in Unix ms. */
  still?: number | undefined;
  onFactorAdded: () => void;
  /** The dashboard that led here, because its server requires an app; null if none did. */
  errand?: FactorErrand | null;
}

/**
 * The authenticator apps and the sessions of the viewer (product.md §6.16, §6.18). Reads the session and the machines
 * `second-factors`, `factor-removal`, `account-sessions`, `session-end` and `sign-in-dialog`.
 */
export function Security({ still, onFactorAdded, errand = null }: SecurityProps) {
  const hasFactor = SecondFactorsContext.useSelector(
    ({ context }) => (context.value ?? []).length > 0,
  );
  return (
    <Frame back={errand ? { href: errand.href, label: errand.server } : servers}>
      {errand && !hasFactor && (
        <AlertPanel tone="info" title={errandTitle(errand.server)}>
          <p>{errandHelp}</p>
        </AlertPanel>
      )}
      <Factors onAdded={onFactorAdded} />
      <Sessions still={still} />
    </Frame>
  );
}

/** The page that is shown to a signed-out user, and while the session is being restored. It sends no request. */
export function SecuritySignedOut({ isRestoring }: { isRestoring: boolean }) {
  return <Frame>{isRestoring ? <LoadingSessions /> : <SignedOut />}</Frame>;
}

const servers = { href: paths.servers.href(), label: 'Servers' };

function Frame({ back = servers, children }: { back?: typeof servers; children: ReactNode }) {
  return (
    <>
      <PageHead title={`${securityMessages.title} · ${brand.name}`} isUnlisted />
      <TopBar back={back} end={<SessionAccount />} />
      <main id="main" aria-busy={useIsRefreshing() || undefined} tabIndex={-1} className={css.page}>
        <PageHeader title={securityMessages.title} subtitle={securityMessages.lead} />
        {children}
      </main>
      <LazySignInDialog />
    </>
  );
}

function SignedOut() {
  const dialog = SignInDialogContext.useActorRef();
  return (
    <div className={box({ surface: 'card' })}>
      <EmptyState
        icon={<LogIn />}
        title={securityMessages.signedOut}
        description={securityMessages.signedOutHelp}
        actions={
          <>
            <DiscordSignInButton>Sign in with Discord</DiscordSignInButton>
            <Button
              tone="plain"
              onPointerEnter={prepareSignInDialog}
              onFocus={prepareSignInDialog}
              onPress={() => dialog.send({ type: 'open' })}
            >
              Use email and password
            </Button>
          </>
        }
      />
    </div>
  );
}
