import { type ComponentType, useEffect, useState } from 'react';
import { preload, onceLoaded } from '#screens/shell/islands/load-failure';
import { UnknownAccount } from '#screens/session/UnknownAccount';
import { pointerReleased, watchPointer } from '#services/browser/pointer-release';
import { hasStoredSession } from '#services/session/has-stored-session';
import { usePageState } from '../boot/page-state';
import type { ToolAccountProps } from './ToolAccount';
import { listenForLoadFailures } from './load-failure';
import type { AccountPart } from '#domain/marketplace/account-address';
import { paths } from '#domain/paths';

const loadAccount = () => import('./ToolAccount');

interface Loaded extends ToolAccountProps {
  Account: ComponentType<ToolAccountProps>;
}

interface LazyAccountProps {
  /** Called on press. It has to call `load`, pass the loaded code to `show`, and handle load failures. */
  onPress: (
    load: typeof loadAccount,
    show: (code: Awaited<ReturnType<typeof loadAccount>>) => void,
  ) => void;
}

/**
 * The account in the bar of the embed designer (product.md §15.1). If its code cannot be loaded, a message offers a
 * retry on this page, because navigating to another page would lose the visitor's input.
 */
export function DesignerAccount() {
  useEffect(listenForLoadFailures, []);
  return <LazyAccount onPress={onceLoaded} />;
}

const press: LazyAccountProps['onPress'] = (load, show) => {
  void load().then(show, () =>
    window.location.assign(paths.marketplace.href('sign-in' satisfies AccountPart)),
  );
};

/**
 * The account on a store page (product.md §21.4). If its code cannot be loaded, pressing its button opens the sign-in
 * of the marketplace instead.
 */
export function StoreAccount() {
  return <LazyAccount onPress={press} />;
}

/**
 * The account in the header of a page. Its code is not part of the first load. The code is loaded if the visitor has a
 * session, if a part of the page needs the session, or if the visitor is about to press "Sign in". The button is not
 * replaced while it is pressed.
 */
function LazyAccount({ onPress }: LazyAccountProps) {
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
  return (
    <UnknownAccount
      onPress={() =>
        onPress(loadAccount, ({ ToolAccount }) =>
          setLoaded({ Account: ToolAccount, isRequested: true }),
        )
      }
      onIntent={() => preload(loadAccount)}
    />
  );
}
