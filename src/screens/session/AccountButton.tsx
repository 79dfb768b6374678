import { ChevronDown, LogIn, LogOut, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { Button } from '#components/Button/Button';
import { Menu, MenuItem, MenuTrigger } from '#components/Menu/Menu';
import { avatarUrl } from '#domain/servers/icon';
import type { Viewer } from '#domain/session/session';
import { box, row } from '#theme/box';
import { AccountPlaces } from './AccountPlaces';
import { DiscordMark } from '../shell/DiscordMark';
import { useRunsSite } from './site-role';
import { AccountPlaceholder } from './UnknownAccount';
import * as css from './AccountButton.css';
import { visuallyHidden } from '#theme/visually-hidden.css';

export type Account =
  | { kind: 'loading' }
  | { kind: 'signedOut' }
  /** `isLeaving`: the user is signing out or is being redirected to Discord. */
  | { kind: 'signedIn'; viewer: Viewer; isLeaving: boolean };

export interface AccountButtonProps {
  account: Account;
  /** The Discord account or the marketplace account, depending on the path (`isMarketplace`). */
  context: 'discord' | 'marketplace';
  /** Whether other users see the viewer as online. */
  isOnline: boolean;
  onSignIn: () => void;
  /** Signs in again, so that Discord returns the current profile and server list. */
  onResync: () => void;
  onLogout: () => void;
  onMarketplaceLogin: () => void;
  /** "Sign in" was pressed before this component was loaded, so the menu opens immediately. */
  isMenuWanted?: boolean;
  onMenuShown?: () => void;
}

/** The account in the site's header: loading, signed out, or signed in with a menu (product.md §4.3). */
export function AccountButton({ account, ...rest }: AccountButtonProps) {
  if (account.kind === 'loading') return <AccountPlaceholder />;
  if (account.kind === 'signedOut') return <SignedOut {...rest} />;
  return <SignedIn {...account} {...rest} />;
}

type RestProps = Omit<AccountButtonProps, 'account'>;

function SignedOut(props: RestProps) {
  const { context, onSignIn, onMarketplaceLogin, isMenuWanted = false, onMenuShown } = props;
  const [isOpen, setIsOpen] = useState(false);
  const showWantedMenu = (button: HTMLButtonElement | null) => {
    if (!button || !isMenuWanted) return;
    // "Sign in" was pressed before this component was loaded. This button replaced it, and takes the focus first.
    button.focus();
    setIsOpen(true);
    onMenuShown?.();
  };
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <Button ref={showWantedMenu}>
        <span className={css.signIn}>Sign in</span>
      </Button>
      <Menu placement="bottom end">
        {context === 'marketplace' ? (
          <MenuItem id="login" icon={<LogIn />} onAction={onMarketplaceLogin}>
            Login
          </MenuItem>
        ) : (
          <MenuItem id="sign-in" icon={<DiscordMark />} onAction={onSignIn}>
            Sign in with Discord
          </MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  );
}

function SignedIn(props: RestProps & Extract<Account, { kind: 'signedIn' }>) {
  const { viewer, isLeaving, context, isOnline, onResync, onLogout } = props;
  const { name, picture } = viewOf(viewer);
  const runsSite = useRunsSite();
  return (
    <MenuTrigger>
      <Button tone="quiet" isPending={isLeaving}>
        <span className={css.view}>
          <span className={css.picture}>
            <Avatar src={picture} name={name} seed={viewer.userId} size={32} />
            <OnlineDot isOnline={isOnline} />
          </span>
          <span className={css.words}>
            <span dir="auto" className={css.username}>
              {name}
            </span>
            <span className={css.subtitle}>
              {context === 'marketplace' ? 'Marketplace' : 'Discord'}
            </span>
          </span>
          <ChevronDown
            aria-hidden
            className={box({ flex: 'none', square: 16, color: 'textMuted' })}
          />
        </span>
      </Button>
      <Menu placement="bottom end" header={<Person {...{ viewer, context, isOnline }} />}>
        <AccountPlaces runsSite={runsSite} />
        {context === 'discord' && (
          <MenuItem id="resync" icon={<RefreshCw />} onAction={onResync}>
            Resync Discord
          </MenuItem>
        )}
        <MenuItem id="logout" icon={<LogOut />} onAction={onLogout}>
          Logout
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}

function Person(props: { viewer: Viewer } & Pick<RestProps, 'context' | 'isOnline'>) {
  const { viewer, context, isOnline } = props;
  const { name, picture } = viewOf(viewer);
  return (
    <div className={row({ gap: 'm' })}>
      <Avatar src={picture} name={name} seed={viewer.userId} size={40} />
      <div className={box({ shrinks: true, breaks: true })}>
        <p dir="auto" className={box({ size: 's', weight: 'strong' })}>
          {name}
        </p>
        <p className={css.state({ isOnline })}>{isOnline ? 'Online' : 'Offline'}</p>
        <p className={box({ size: 'xs', color: 'textMuted' })}>
          {context === 'marketplace' ? 'Marketplace Account' : 'Discord Account'}
        </p>
      </div>
    </div>
  );
}

/** Returns the account's name and picture. An account without Discord shows its email address. */
function viewOf({ profile, email }: Viewer): { name: string; picture: string | null } {
  if (!profile) return { name: email ?? 'Account', picture: null };
  return { name: profile.username, picture: profile.avatarHash ? avatarUrl(profile) : null };
}

function OnlineDot({ isOnline }: { isOnline: boolean }) {
  return (
    <span className={css.dot({ isOnline })}>
      <span className={visuallyHidden}>{isOnline ? 'Online' : 'Offline'}</span>
    </span>
  );
}
