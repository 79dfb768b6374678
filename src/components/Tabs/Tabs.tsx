import type { ReactNode } from 'react';
import * as Aria from 'react-aria-components';
import * as css from './Tabs.css';

export type TabsProps = Omit<Aria.TabsProps, 'className' | 'style'>;

/** Holds a TabList and its TabPanels. Vertical tabs put the list at the side, as a pill that travels. */
export function Tabs(props: TabsProps) {
  return <Aria.Tabs {...props} className={css.tabs} />;
}

/** A list needs a name. */
export type TabListProps = Omit<Aria.TabListProps<object>, 'className' | 'style'> &
  ({ 'aria-label': string } | { 'aria-labelledby': string });

/** The row or column of tabs. A row that does not fit scrolls sideways. */
export function TabList(props: TabListProps) {
  return <Aria.TabList {...props} className={css.tabList} />;
}

export interface TabProps extends Omit<Aria.TabProps, 'className' | 'style' | 'children'> {
  /** A lucide icon; decoration only. */
  icon?: ReactNode;
  children: ReactNode;
}

/** One tab. With `href` it is a link, for tabs that are addresses. */
export function Tab({ icon, children, ...aria }: TabProps) {
  return (
    <Aria.Tab {...aria} className={css.tab}>
      <Aria.SelectionIndicator className={css.indicator} />
      {icon && (
        <span aria-hidden className={css.icon}>
          {icon}
        </span>
      )}
      {children}
    </Aria.Tab>
  );
}

export type TabPanelProps = Omit<Aria.TabPanelProps, 'className' | 'style'>;

/** What the tab of the same `id` shows. Only the selected one is in the document, unless `shouldForceMount`. */
export function TabPanel(props: TabPanelProps) {
  return <Aria.TabPanel {...props} className={css.tabPanel} />;
}
