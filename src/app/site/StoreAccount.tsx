import { type ComponentType, useEffect, useState } from 'react';
import type { AccountPart } from '#domain/marketplace/account-address';
import { paths } from '#domain/paths';
import { preload } from '#screens/_shell/islands/load-failure';
import { UnknownAccount } from '#screens/_shell/site/UnknownAccount';
import { pointerReleased, watchPointer } from '#services/browser/pointer-release';
import { hasStoredSession } from '#services/supabase/has-stored-session';
import { usePageState } from '../boot/page-state';
import type { MarketplaceAccountProps } from './MarketplaceAccount';

const loadAccount = () => import('./MarketplaceAccount');

interface Loaded extends MarketplaceAccountProps {
  Account: ComponentType<MarketplaceAccountProps>;
}

/**
 * The account on a store page (product.md §21.4). Its code is not part of the first load: it is loaded for a visitor who
 * has a session, or who presses "Sign in". If it cannot be loaded, the button opens the sign-in of the marketplace.
 */
export function StoreAccount() {
  const { isSessionWanted } = usePageState();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(watchPointer, []);
  useEffect(() => {
    if (!isSessionWanted && !hasStoredSession()) return;
    loadAccount().then(
      async ({ MarketplaceAccount }) => {
        await pointerReleased();
        setLoaded((current) => current ?? { Account: MarketplaceAccount, isRequested: false });
      },
      () => {},
    );
  }, [isSessionWanted]);
  if (loaded) return <loaded.Account isRequested={loaded.isRequested} />;
  const press = () =>
    loadAccount().then(
      ({ MarketplaceAccount }) => setLoaded({ Account: MarketplaceAccount, isRequested: true }),
      () => window.location.assign(paths.marketplace.href('sign-in' satisfies AccountPart)),
    );
  return <UnknownAccount onPress={() => void press()} onIntent={() => preload(loadAccount)} />;
}
