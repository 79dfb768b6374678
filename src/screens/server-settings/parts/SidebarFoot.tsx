import { Button } from '#components/Button/Button';
import type { Viewer } from '#domain/session/session';
import { SessionContext } from '#machines/session/session.context';
import { AccountMenu } from '../../_shell/AccountMenu';
import { useThemeChoice } from '../../_shell/theme-choice';
import { ThemeSwitch } from '../../_shell/ThemeSwitch';
import * as css from './Sidebar.css';

export interface SidebarFootProps {
  viewer: Viewer | null;
  onSignIn: () => void;
}

export function SidebarFoot({ viewer, onSignIn }: SidebarFootProps) {
  const { theme, setTheme } = useThemeChoice();
  return (
    <div className={css.foot}>
      {viewer ? (
        <Account viewer={viewer} />
      ) : (
        <Button tone="plain" size="compact" onPress={onSignIn}>
          Sign in with Discord
        </Button>
      )}
      <ThemeSwitch value={theme} onChange={setTheme} />
    </div>
  );
}

function Account({ viewer }: { viewer: Viewer }) {
  const session = SessionContext.useActorRef();
  const isLeaving = SessionContext.useSelector((snapshot) => snapshot.matches('signingOut'));
  return (
    <div className={css.account}>
      <AccountMenu
        viewer={viewer}
        isLoggingOut={isLeaving}
        onLogout={() => session.send({ type: 'sign out' })}
      />
    </div>
  );
}
