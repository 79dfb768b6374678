import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#components/Button/Button';
import { onceLoaded, preload } from '../../../shell/islands/load-failure';
import { layout } from '../layout';
import { useVersionHistory } from './version-history';
import { versionAsideId } from './VersionList';
import * as css from './VersionList.css';

const loadDrawer = () => import('./VersionDrawer');
const VersionDrawer = lazy(async () => ({ default: (await loadDrawer()).VersionDrawer }));

declare module '../../../shell/islands/island' {
  interface IslandProps {
    'version-toggle': VersionToggleProps;
  }
}

export interface VersionToggleProps {
  /** The version that the page shows, such as '1.45'; null if the page shows no single version. */
  current: string | null;
}

export function VersionToggle({ current }: VersionToggleProps) {
  const { place, open, close } = useVersionHistory();
  const [wasDrawer, setWasDrawer] = useState(false);
  if (place === 'drawer' && !wasDrawer) setWasDrawer(true);
  const toggle = () => {
    if (place !== 'closed') close();
    else if (window.matchMedia(layout.asideUp).matches) open('aside');
    else onceLoaded(loadDrawer, () => open('drawer'));
  };
  return (
    <div
      className={css.toggle}
      onPointerEnter={() => preload(loadDrawer)}
      onFocus={() => preload(loadDrawer)}
    >
      <Button
        tone="plain"
        size="compact"
        icon={<History />}
        aria-expanded={place !== 'closed'}
        aria-controls={place === 'aside' ? versionAsideId : undefined}
        onPress={toggle}
      >
        Version History
      </Button>
      {wasDrawer && (
        <Suspense>
          <VersionDrawer current={current} isOpen={place === 'drawer'} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
