import { type ComponentType, useEffect, useState } from 'react';
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

export interface LazyAccountProps {
  /** The address at which the visitor can sign in if the code of the account cannot be loaded. */
  signInAddress: string;
}

/**
 * The account on a page that works without one and is small at first: a store page (product.md §21.4) and the embed
 * designer (§15.1). Its code is not part of the first load: it is loaded for a visitor who has a session, or who presses
 * "Sign in".
 */
export function LazyAccount({ signInAddress }: LazyAccountProps) {
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
      () => window.location.assign(signInAddress),
    );
  return <UnknownAccount onPress={() => void press()} onIntent={() => preload(loadAccount)} />;
}
