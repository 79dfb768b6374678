import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useAddress, useNavigation } from '#components/NavigationProvider/NavigationProvider';
import { useHydrated } from '../../_shell/use-hydrated';
import { type PlanTabId, planTabs, tabByKey, tabOfHash } from '../plan-tabs';
import * as css from './PlanTabs.css';

export interface PlanTabsProps {
  panels: Record<PlanTabId, ReactNode>;
}

/**
 * Four panels, one of them on show; which one stands in the address. Without JavaScript they follow one another and the
 * tabs are links down to them: `display` decides by `scripting`, so that nothing moves when the page is hydrated.
 */
export function PlanTabs({ panels }: PlanTabsProps) {
  const { hash } = useAddress();
  const isHydrated = useHydrated();
  const shown = isHydrated ? tabOfHash(hash) : 'base';
  const root = useRef<HTMLDivElement>(null);
  /** The tab that was pressed last, which is no reason to scroll. */
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
          // Once hydrated it must not be what the address names: turning a tab would scroll there.
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

/** Scrolls to the tabs when a link leads to one of them: the panels' own ids are not those that the address names. */
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
