import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { nextTab, TabsContext, useIsStop, useTabs, useTravelingMark } from './use-tabs';
import * as css from './Tabs.css';

export interface TabsProps {
  /** The `id` of the selected tab. If it is undefined, Tabs is uncontrolled. */
  selectedKey?: string;
  /** The tab that is selected at first, if `selectedKey` is not set. Defaults to the first enabled tab. */
  defaultSelectedKey?: string;
  onSelectionChange?: (id: string) => void;
  orientation?: 'horizontal' | 'vertical';
  /** 'automatic': the arrow keys select a tab at once. 'manual': they only focus it, and Enter or Space selects it. */
  keyboardActivation?: 'automatic' | 'manual';
  children: ReactNode;
}

/** Contains a TabList and its TabPanels. Vertical tabs are at the side, and a pill marks the selected one. */
export function Tabs(props: TabsProps) {
  const { selectedKey, defaultSelectedKey = null, onSelectionChange, children } = props;
  const { orientation = 'horizontal', keyboardActivation = 'automatic' } = props;
  const [own, setOwn] = useState(defaultSelectedKey);
  const root = useRef<HTMLDivElement>(null);
  const base = useId();
  const selected = selectedKey ?? own;
  useLayoutEffect(() => {
    const first = root.current?.querySelector<HTMLElement>('[role=tab]:enabled');
    if (selected === null) setOwn(first?.dataset['key'] ?? null);
  }, [selected]);
  const select = (id: string) => {
    if (id === selected) return;
    setOwn(id);
    onSelectionChange?.(id);
  };
  const isAutomatic = keyboardActivation === 'automatic';
  return (
    <TabsContext value={{ base, selected, select, orientation, isAutomatic }}>
      <div ref={root} data-orientation={orientation} className={css.tabs}>
        {children}
      </div>
    </TabsContext>
  );
}

export type TabListProps = { children: ReactNode } & (
  | { 'aria-label': string }
  | { 'aria-labelledby': string }
);

/** The row or column of tabs. It is a single tab stop. If a row does not fit, it scrolls horizontally. */
export function TabList({ children, ...name }: TabListProps) {
  const { selected, orientation } = useTabs();
  const list = useRef<HTMLDivElement>(null);
  useTravelingMark(list, selected);
  return (
    <div
      {...name}
      ref={list}
      role="tablist"
      aria-orientation={orientation}
      data-orientation={orientation}
      className={css.tabList}
    >
      {children}
    </div>
  );
}

export interface TabProps {
  id: string;
  icon?: ReactNode;
  isDisabled?: boolean;
  /** Called on hover or focus, to load the panel's data in advance. */
  onApproach?: () => void;
  children: ReactNode;
}

/** One tab, which shows the panel of the same `id`. For tabs with their own URLs, use links in a `nav`. */
export function Tab({ id, icon, isDisabled = false, onApproach, children }: TabProps) {
  const { base, selected, select, orientation, isAutomatic } = useTabs();
  const isSelected = id === selected;
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = nextTab(event, orientation);
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (isAutomatic && next.dataset['key'] !== undefined) select(next.dataset['key']);
  };
  return (
    <button
      type="button"
      role="tab"
      id={tabId(base, id)}
      data-key={id}
      disabled={isDisabled}
      aria-selected={isSelected}
      aria-controls={isSelected ? panelId(base, id) : undefined}
      tabIndex={isSelected ? 0 : -1}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={() => select(id)}
      onKeyDown={move}
      className={css.tab}
    >
      {isSelected && <span aria-hidden className={css.mark} />}
      {icon && (
        <span aria-hidden className={css.icon}>
          {icon}
        </span>
      )}
      {children}
    </button>
  );
}

export interface TabPanelProps {
  id: string;
  /** Keeps the panel mounted but hidden while another tab is selected. */
  shouldForceMount?: boolean;
  children: ReactNode;
}

/** The panel of the tab with the same `id`. Mounted only while selected, unless `shouldForceMount` is set. */
export function TabPanel({ id, shouldForceMount = false, children }: TabPanelProps) {
  const { selected } = useTabs();
  const isSelected = id === selected;
  if (!isSelected && !shouldForceMount) return null;
  return (
    <Panel id={id} isHidden={!isSelected}>
      {children}
    </Panel>
  );
}

function Panel({ id, isHidden, children }: { id: string; isHidden: boolean; children: ReactNode }) {
  const { base } = useTabs();
  const panel = useRef<HTMLDivElement>(null);
  const isStop = useIsStop(panel);
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={panelId(base, id)}
      aria-labelledby={tabId(base, id)}
      hidden={isHidden}
      tabIndex={isStop ? 0 : undefined}
      className={css.tabPanel}
    >
      {children}
    </div>
  );
}

const tabId = (base: string, id: string) => `${base}-tab-${withoutSpaces(id)}`;
const panelId = (base: string, id: string) => `${base}-panel-${withoutSpaces(id)}`;

/** Replaces the spaces in an id. In an attribute that lists ids, an id with a space would count as two ids. */
function withoutSpaces(id: string): string {
  return id.replaceAll(/\s+/g, '_');
}
