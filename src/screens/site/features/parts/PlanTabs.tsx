import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useAddress, useNavigation } from '#components/NavigationProvider/NavigationProvider';
import { useHydrated } from '../../../shell/use-hydrated';
import { type PlanTabId, planTabs, tabByKey, tabOfHash } from '../plan-tabs';
import * as css from './FeaturePlans.css';

export interface PlanTabsProps {
  panels: Record<PlanTabId, ReactNode>;
}

/**
 * Four tab panels. The URL's hash names the selected panel. Without JavaScript, all panels are visible, and the tabs
 * are links to the panels. The media query `scripting` switches to this layout, so that nothing moves on hydration.
 */
export function PlanTabs({ panels }: PlanTabsProps) {
  const { hash } = useAddress();
  const isHydrated = useHydrated();
  const shown = isHydrated ? tabOfHash(hash) : 'base';
  const root = useRef<HTMLDivElement>(null);
  /** The tab that was pressed last. The hash of a pressed tab must not scroll the page. */
  const turned = useRef('');
  useScrollToLinked(root, turned);
  const { replaceHash } = useNavigation();
  const show = (id: PlanTabId) => {
    turned.current = id;
    replaceHash(id);
  };
  return (
    <div ref={root} id="plans" className={css.tabs}>
      <TabList shown={shown} isHydrated={isHydrated} show={show} />
      {planTabs.map(({ id, label }) => (
        <section
          key={id}
          // If the id were the hash, the browser would scroll to the panel when its tab is selected.
          id={isHydrated ? `panel-${id}` : id}
          {...(isHydrated
            ? { role: 'tabpanel', 'aria-labelledby': `tab-${id}`, hidden: id !== shown }
            : { 'aria-label': label })}
          data-shown={id === shown || undefined}
          className={css.panel}
        >
          {panels[id]}
        </section>
      ))}
    </div>
  );
}

/** The browser does not scroll to the hash of a link, because the ids of the panels differ from it. */
function useScrollToLinked(root: { current: HTMLElement | null }, turned: { current: string }) {
  const { hash } = useAddress();
  useEffect(() => {
    if (hash === `#${turned.current}` || !planTabs.some(({ id }) => `#${id}` === hash)) return;
    root.current?.scrollIntoView();
  }, [root, turned, hash]);
}

interface TabListProps {
  shown: PlanTabId;
  isHydrated: boolean;
  show: (id: PlanTabId) => void;
}

function TabList({ shown, isHydrated, show }: TabListProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const to = tabByKey(event.key, shown);
    if (to === null) return;
    event.preventDefault();
    document.getElementById(`tab-${to}`)?.focus();
    show(to);
  };
  return (
    <div
      {...(isHydrated ? { role: 'tablist', 'aria-label': 'Plans', onKeyDown } : {})}
      className={css.list}
    >
      {planTabs.map(({ id, label }) => (
        <a
          key={id}
          id={`tab-${id}`}
          href={`#${id}`}
          {...(isHydrated
            ? {
                role: 'tab',
                'aria-selected': id === shown,
                'aria-controls': `panel-${id}`,
                tabIndex: id === shown ? 0 : -1,
                onClick: (event: MouseEvent) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  show(id);
                },
                onKeyDown: (event: KeyboardEvent) => {
                  if (event.key !== ' ') return;
                  event.preventDefault();
                  show(id);
                },
              }
            : {})}
          data-shown={id === shown || undefined}
          className={css.tab}
        >
          {label}
        </a>
      ))}
    </div>
  );
}
