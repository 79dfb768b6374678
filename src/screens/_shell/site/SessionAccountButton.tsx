import { useState } from 'react';
import { useAddress } from '#components/NavigationProvider/NavigationProvider';
import { isMarketplace } from '#domain/paths';
import { viewerOf } from '#domain/session/profile';
import { SessionContext } from '#machines/session/session.context';
import { type Account, AccountButton, type AccountButtonProps } from './AccountButton';

export type SessionAccountButtonProps = Pick<
  AccountButtonProps,
  'isOnline' | 'isMenuWanted' | 'onResync' | 'onLogout' | 'onMarketplaceLogin'
>;

/**
 * The account of whoever is signed in, in the bar. What else has to be said or done is the app's:
 * - `onResync`: says so, then sends the session «sign in», which asks Discord for its consent
 *   anew (`prompt=consent`); where that is refused, 'Failed to resync Discord data'.
 * - `onLogout`: sends the session «sign out», and says how it went in the words of this menu: 'Successfully logged out
 *   from Discord', in the marketplace '… from marketplace', else 'Failed to log out'.
 * - `onMarketplaceLogin`: opens what signs in to the marketplace.
 */
export function SessionAccountButton(props: SessionAccountButtonProps) {
  const session = SessionContext.useActorRef();
  const account = useAccount();
  const { pathname } = useAddress();
  const [isMenuWanted, setIsMenuWanted] = useState(props.isMenuWanted ?? false);
  // Whoever turns out to be signed in wanted to sign in, not to see their account.
  if (isMenuWanted && account.kind === 'signedIn') setIsMenuWanted(false);
  return (
    <AccountButton
      {...props}
      account={account}
      isMenuWanted={isMenuWanted}
      onMenuShown={() => setIsMenuWanted(false)}
      context={isMarketplace(pathname) ? 'marketplace' : 'discord'}
      onSignIn={() => session.send({ type: 'sign in' })}
    />
  );
}

function useAccount(): Account {
  const session = SessionContext.useSelector(({ context }) => context.session);
  const isRestoring = SessionContext.useSelector((snapshot) => snapshot.matches('restoring'));
  const isLeaving = SessionContext.useSelector(
    (snapshot) => snapshot.matches('signingOut') || snapshot.matches('signingIn'),
  );
  if (session) return { kind: 'signedIn', viewer: viewerOf(session), isLeaving };
  return { kind: isRestoring || isLeaving ? 'loading' : 'signedOut' };
}
