import { type ComponentType, createContext, type ReactNode } from 'react';

export interface NavigationProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The navigation of the open page's own part of the site, shown first. */
  section?: ReactNode;
}

/** The drawer with the site's navigation. Its code is loaded on first use. */
export interface NavigationTools {
  Drawer: ComponentType<NavigationProps>;
  prepare: () => void;
}

/** Null on a page that is only a shell. */
export const NavigationToolsContext = createContext<NavigationTools | null>(null);
