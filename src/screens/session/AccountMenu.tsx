import { ChevronDown } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar';
import { Button } from '#components/Button/Button';
import { LazyMenuTrigger } from '#components/Menu/LazyMenuTrigger';
import { useAddress } from '#components/NavigationProvider/NavigationProvider';
import { isMarketplace } from '#domain/paths';
import { avatarUrl } from '#domain/servers/icon';
import { viewerOf } from '#domain/session/profile';
import type { Viewer } from '#domain/session/session';
import { SessionContext } from '#machines/session/session/session.machine';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { useAccountTools } from './account-tools';
import * as css from './AccountMenu.css';

export interface AccountMenuProps {
  viewer: Viewer;
  /** The Discord account or the marketplace account, depending on the path (`isMarketplace`). */
  context: 'discord' | 'marketplace';
  /** Whether other users see the viewer as online; null on pages that do not count it. */
  isOnline: boolean | null;
  /** The user is signing out or is being redirected to Discord. */
  isLeaving?: boolean;
  onLogout: () => void;
}

/** How many lines the menu has while its lists are loading. */
const LINES = 12;

/** The signed-in person, in the bar of every page (product.md §4.3). Opens the menu of the account. */
export function AccountMenu(props: AccountMenuProps) {
  const { viewer, context, isOnline, isLeaving = false } = props;
  const { name, picture } = accountView(viewer);
  const { Menu, prepareMenu } = useAccountTools();
  return (
    <LazyMenuTrigger
      onIntent={prepareMenu}
      menu={(opening) => <Menu opening={opening} {...props} />}
      frame={{ placement: 'bottom end', items: LINES }}
    >
      <Button tone="quiet" isPending={isLeaving}>
        <span className={css.view}>
          <span className={css.picture}>
            <Avatar src={picture} name={name} seed={viewer.userId} size={24} />
            {isOnline !== null && (
              <span data-online={isOnline || undefined} className={css.dot}>
                <span className={visuallyHidden}>{isOnline ? 'Online' : 'Offline'}</span>
              </span>
            )}
          </span>
          <span className={css.words}>
            <span dir="auto" className={css.username}>
              {name}
            </span>
            <span className={css.subtitle}>
              {context === 'marketplace' ? 'Marketplace' : 'Discord'}
            </span>
          </span>
          <ChevronDown aria-hidden className={css.more} />
        </span>
      </Button>
    </LazyMenuTrigger>
  );
}

/** Returns the account's name and picture. An account without Discord shows its email address. */
export function accountView({ profile, email }: Viewer): { name: string; picture: string | null } {
  if (!profile) return { name: email ?? 'Account', picture: null };
  return { name: profile.username, picture: profile.avatarHash ? avatarUrl(profile) : null };
}

/** The account of the session; nothing without one, because the page itself then offers to sign in. */
export function SessionAccount() {
  const sessionRef = SessionContext.useActorRef();
  const session = SessionContext.useSelector(({ context }) => context.session);
  const isLeaving = SessionContext.useSelector(
    (snapshot) => snapshot.matches('signingOut') || snapshot.matches('signingIn'),
  );
  const { pathname } = useAddress();
  if (!session) return null;
  return (
    <AccountMenu
      viewer={viewerOf(session)}
      context={isMarketplace(pathname) ? 'marketplace' : 'discord'}
      isOnline={null}
      isLeaving={isLeaving}
      onLogout={() => sessionRef.send({ type: 'sign out' })}
    />
  );
}
