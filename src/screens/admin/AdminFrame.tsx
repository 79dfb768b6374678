import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { brand } from '#content/brand';
import { paths } from '#domain/paths';
import { SessionContext } from '#machines/session/session/session.machine';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { SessionAccount } from '../session/SessionAccount';
import { LazySignInDialog, prepareSignInDialog } from '../session/LazySignInDialog';
import { useThemeChoice } from '../shell/theme-choice';
import { ThemeSwitch } from '../shell/ThemeSwitch';
import { TopBar } from '../shell/TopBar';
import * as css from './AdminFrame.css';

export function AdminFrame({ children }: { children: ReactNode }) {
  const { theme, setTheme } = useThemeChoice();
  const isSignedOut = SessionContext.useSelector((session) => session.matches('signedOut'));
  return (
    <>
      <title>{`Admin Panel · ${brand.name}`}</title>
      <TopBar
        back={{ href: paths.servers.href(), label: 'Back to Servers' }}
        end={
          <>
            <ThemeSwitch value={theme} onChange={setTheme} />
            <SessionAccount />
            {isSignedOut && <SignInButton>Sign In</SignInButton>}
          </>
        }
      />
      <main id="main" tabIndex={-1} className={css.page}>
        <PageHeader
          title="Admin Panel"
          subtitle="Users who own a panel, and the panel each one owns."
        />
        {children}
      </main>
      <LazySignInDialog />
    </>
  );
}

export function SignInButton({ children }: { children: string }) {
  const dialog = SignInDialogContext.useActorRef();
  return (
    <Button
      tone="plain"
      onPointerEnter={prepareSignInDialog}
      onFocus={prepareSignInDialog}
      onPress={() => dialog.send({ type: 'open' })}
    >
      {children}
    </Button>
  );
}
