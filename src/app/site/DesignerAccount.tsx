import { type ComponentType, useEffect, useState } from 'react';
import { onceLoaded, preload } from '#screens/_shell/islands/load-failure';
import { UnknownAccount } from '#screens/_shell/site/UnknownAccount';
import { hasStoredSession } from '#services/supabase/has-stored-session';
import { usePageState } from '../boot/page-state';
import { listenForLoadFailures } from './load-failure';
import type { ToolAccountProps } from './ToolAccount';

const loadAccount = () => import('./ToolAccount');

interface Loaded extends ToolAccountProps {
  Account: ComponentType<ToolAccountProps>;
}

/**
 * The account in the bar of the embed designer (product.md §15.1). Its code is not part of the first load: it is loaded
 * for a visitor who has a session, or who presses "Sign in". If the code cannot be loaded, a message offers a retry on
 * this page, because navigating to another page would lose the visitor's input.
 */
export function DesignerAccount() {
  const { isSessionWanted } = usePageState();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(listenForLoadFailures, []);
  useEffect(() => {
    if (!isSessionWanted && !hasStoredSession()) return;
    loadAccount().then(
      ({ ToolAccount }) =>
        setLoaded((current) => current ?? { Account: ToolAccount, isRequested: false }),
      () => {},
    );
  }, [isSessionWanted]);
  if (loaded) return <loaded.Account isRequested={loaded.isRequested} />;
  return (
    <UnknownAccount
      onPress={() =>
        onceLoaded(loadAccount, ({ ToolAccount }) =>
          setLoaded({ Account: ToolAccount, isRequested: true }),
        )
      }
      onIntent={() => preload(loadAccount)}
    />
  );
}
