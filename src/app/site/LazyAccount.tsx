import { type ComponentType, useEffect, useState } from 'react';
import { preload } from '#screens/shell/islands/load-failure';
import { UnknownAccount } from '#screens/session/UnknownAccount';
import { pointerReleased, watchPointer } from '#services/browser/pointer-release';
import { hasStoredSession } from '#services/session/has-stored-session';
import { usePageState } from '../boot/page-state';
import type { ToolAccountProps } from './ToolAccount';

const loadAccount = () => import('./ToolAccount');

interface Loaded extends ToolAccountProps {
  Account: ComponentType<ToolAccountProps>;
}

export interface LazyAccountProps {
  /** Called on press. It has to call `load`, pass the loaded code to `show`, and handle load failures. */
  onPress: (
    load: typeof loadAccount,
    show: (code: Awaited<ReturnType<typeof loadAccount>>) => void,
  ) => void;
}

/**
 * The account in the header of a page. Its code is not part of the first load. The code is loaded if the visitor has a
 * session, if a part of the page needs the session, or if the visitor is about to press "Sign in". The button is not
 * replaced while it is pressed.
 */
export function LazyAccount({ onPress }: LazyAccountProps) {
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
