import { Avatar } from '#components/Avatar/Avatar';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { useAddress } from '#components/NavigationProvider/NavigationProvider';
import { panelsOf, setupOf } from '#domain/bot-config/setups';
import type { OwnPlace } from '#domain/own-place';
import { paths } from '#domain/paths';
import { isPanel } from '#domain/permissions/panels';
import type { Server } from '#domain/servers/server';
import type { Viewer } from '#domain/session/session';
import { SessionAccount } from '#screens/session/AccountMenu';
import { PlaceSwitcher } from '#screens/session/places/PlaceSwitcher';
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
  return (
    <TopBar
      scrollsAway
      {...(server && {
        back: { href: paths.servers.href(), label: 'Back to Servers', state: { server } },
        place: <Place server={server} isSwitched={viewer !== null} />,
      })}
      end={
        <>
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

/** The open server. A signed-in viewer can switch to the same tab of another server (product.md §4.11). */
function Place({ server, isSwitched }: { server: Server; isSwitched: boolean }) {
  const { id, name, icon } = server;
  const { pathname } = useAddress();
  return (
    <>
      {isSwitched ? (
        <PlaceSwitcher
          of="servers"
          place={{ id, name, picture: icon }}
          hrefOf={(place) => paths.dashboard.href(place.id, tabIn(pathname, place))}
        />
      ) : (
        <>
          <Avatar src={icon} name="" seed={id} size={24} shape="rounded" />
          <p dir="auto" title={name} className={css.name}>
            {name}
          </p>
        </>
      )}
      <span className={css.badges}>
        <ServerBadges server={server} />
      </span>
    </>
  );
}

/** Returns the open tab or set-up if the viewer may open it in another server, too. */
function tabIn(pathname: string, { access }: OwnPlace): string | undefined {
  const tab = pathname.split('/')[3];
  const setup = setupOf(tab);
  const panels = setup ? panelsOf(setup) : isPanel(tab) ? [tab] : [];
  const isOpen =
    access === undefined || access === 'all' || panels.some((each) => access.includes(each));
  return panels.length > 0 && isOpen ? tab : undefined;
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
