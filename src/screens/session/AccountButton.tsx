import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/Button/Button';
import { Menu, MenuItem, MenuTrigger } from '#components/Menu/Menu';
import type { Viewer } from '#domain/session/session';
import { DiscordMark } from '../shell/DiscordMark';
import * as css from './AccountButton.css';
import { AccountMenu, type AccountMenuProps } from './AccountMenu';
import { AccountPlaceholder } from './UnknownAccount';

export type Account =
  | { kind: 'loading' }
  | { kind: 'signedOut' }
  /** `isLeaving`: the user is signing out or is being redirected to Discord. */
  | { kind: 'signedIn'; viewer: Viewer; isLeaving: boolean };

export interface AccountButtonProps extends Pick<
  AccountMenuProps,
  'context' | 'isOnline' | 'onLogout'
> {
  account: Account;
  onSignIn: () => void;
  onMarketplaceLogin: () => void;
  /** "Sign in" was pressed before this component was loaded, so the menu opens immediately. */
  isMenuWanted?: boolean;
  onMenuShown?: () => void;
}

/** The account in the site's header: loading, signed out, or signed in with a menu (product.md §4.3). */
export function AccountButton({ account, ...rest }: AccountButtonProps) {
  if (account.kind === 'loading') return <AccountPlaceholder />;
  if (account.kind === 'signedOut') return <SignedOut {...rest} />;
  const { context, isOnline, onLogout } = rest;
  return <AccountMenu {...account} {...{ context, isOnline, onLogout }} />;
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
