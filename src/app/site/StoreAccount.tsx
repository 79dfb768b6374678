import { type ComponentType, useEffect, useState } from 'react';
import type { AccountPart } from '#domain/marketplace/account-address';
import { paths } from '#domain/paths';
import { preload } from '#screens/_shell/islands/load-failure';
import { UnknownAccount } from '#screens/_shell/site/UnknownAccount';
import { pointerReleased, watchPointer } from '#services/browser/pointer-release';
import { hasStoredSession } from '#services/supabase/has-stored-session';
import { usePageState } from '../boot/page-state';
import type { ToolAccountProps } from './ToolAccount';

const loadAccount = () => import('./ToolAccount');

interface Loaded extends ToolAccountProps {
  Account: ComponentType<ToolAccountProps>;
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
      async ({ ToolAccount }) => {
        await pointerReleased();
        setLoaded((current) => current ?? { Account: ToolAccount, isRequested: false });
      },
      () => {},
    );
  }, [isSessionWanted]);
  if (loaded) return <loaded.Account isRequested={loaded.isRequested} />;
  const press = () =>
    loadAccount().then(
      ({ ToolAccount }) => setLoaded({ Account: ToolAccount, isRequested: true }),
      () => window.location.assign(paths.marketplace.href('sign-in' satisfies AccountPart)),
    );
  return <UnknownAccount onPress={() => void press()} onIntent={() => preload(loadAccount)} />;
}
