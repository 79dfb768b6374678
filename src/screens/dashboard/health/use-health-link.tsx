import { Suspense } from 'react';
import { useLoadedAtRest } from '../settings/at-rest';
import { health } from '../settings/load-rest';
import { isHealthListed, tabsFor } from '../settings/open-tabs';
import type { SidebarProps } from '../settings/parts/Sidebar';
import { useFormView } from '../settings/parts/use-saving';
import type { Checked } from './HealthCount';

const HealthCount = health.lazy(({ HealthCount: part }) => part);

/** Returns the link of the menu. Its number is there once the settings are read and the browser was idle. */
export function useHealthLink(checked: Checked, isOpen: boolean): SidebarProps['health'] {
  const isListed = isHealthListed(checked.who.server, tabsFor(checked.who));
  const isRead = useFormView() === 'form';
  const isCounted = useLoadedAtRest(health.load, isListed && isRead);
  return {
    isListed,
    isOpen,
    count: isCounted && (
      <Suspense fallback={null}>
        <HealthCount {...checked} />
      </Suspense>
    ),
  };
}
