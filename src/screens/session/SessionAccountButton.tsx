import { useState } from 'react';
import { useAddress } from '#components/NavigationProvider/NavigationProvider';
import { isMarketplace } from '#domain/paths';
import { viewerOf } from '#domain/session/profile';
import { SessionContext } from '#machines/session/session/session.machine';
import { type Account, AccountButton, type AccountButtonProps } from './AccountButton';

export type SessionAccountButtonProps = Pick<
  AccountButtonProps,
  'isOnline' | 'isMenuWanted' | 'onLogout' | 'onMarketplaceLogin'
>;

/**
 * The app's callbacks: `onLogout` sends "sign out", then shows 'Successfully
 * logged out from Discord' (in the marketplace '… from marketplace') or 'Failed to log out'. `onMarketplaceLogin` opens
 * the sign-in form of the account dialog.
 */
export function SessionAccountButton(props: SessionAccountButtonProps) {
  const session = SessionContext.useActorRef();
  const account = useAccount();
  const { pathname } = useAddress();
  const [isMenuWanted, setIsMenuWanted] = useState(props.isMenuWanted ?? false);
  // The user pressed "Sign in" but was already signed in. They do not expect the account menu to open.
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
