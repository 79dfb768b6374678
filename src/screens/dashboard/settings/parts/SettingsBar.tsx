import { Avatar } from '#components/Avatar/Avatar';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { paths } from '#domain/paths';
import type { Server } from '#domain/servers/server';
import type { Viewer } from '#domain/session/session';
import { SessionAccount } from '#screens/session/AccountMenu';
import { useThemeChoice } from '../../../shell/theme-choice';
import { ThemeSwitch } from '../../../shell/ThemeSwitch';
import { TopBar } from '../../../shell/TopBar';
import * as css from './SettingsBar.css';

export interface SettingsBarProps {
  /** Null while the server is not known. */
  server: Server | null;
  viewer: Viewer | null;
  /** Null if the page itself offers to sign in. */
  onSignIn: (() => void) | null;
}

/** The bar of the app above the settings of a server: the server, the theme, and the account (product.md §4.10). */
export function SettingsBar({ server, viewer, onSignIn }: SettingsBarProps) {
  const { theme, setTheme } = useThemeChoice();
  return (
    <TopBar
      scrollsAway
      {...(server && {
        back: { href: paths.servers.href(), label: 'Back to Servers', state: { server } },
        place: <Place server={server} />,
      })}
      end={
        <>
          <ThemeSwitch value={theme} onChange={setTheme} />
          {viewer && <SessionAccount />}
          {!viewer && onSignIn && (
            <Button tone="plain" onPress={onSignIn}>
              <span>
                Sign in<span className={css.words}> with Discord</span>
              </span>
            </Button>
          )}
        </>
      }
    />
  );
}

function Place({ server }: { server: Server }) {
  const { id, name, icon } = server;
  return (
    <>
      <Avatar src={icon} name="" seed={id} size={24} shape="rounded" />
      <p dir="auto" title={name} className={css.name}>
        {name}
      </p>
      <span className={css.badges}>
        <ServerBadges server={server} />
      </span>
    </>
  );
}

export function ServerBadges({ server: { role, isDemo } }: { server: Server }) {
  return (
    <>
      {role !== 'Demo' && (
        <Badge size="small" tone={role === 'Owner' ? 'accent' : 'neutral'}>
          {role}
        </Badge>
      )}
      {isDemo && (
        <Badge size="small" tone="warning">
          Demo
        </Badge>
      )}
    </>
  );
}
