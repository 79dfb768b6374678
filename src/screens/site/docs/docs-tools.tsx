import { createContext, use } from 'react';

export type CopyView = 'idle' | 'writing' | 'copied' | 'failed';

export interface Copier {
  copy: (text: string) => void;
  stop: () => void;
}

export type StartCopy = (onChange: (view: CopyView) => void) => Copier;

/** A function that opens the search dialog. The dialog is mounted outside the page's islands. */
export interface SearchControl {
  open: () => void;
  preload: () => void;
}

export interface DocsSearchDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Provided by the app. They load machines on first use, so that the first load of a page includes no machine. */
export interface DocsTools {
  search: SearchControl;
  loadCopy: () => Promise<StartCopy>;
  /** True with reduced motion, or if the list was already shown in this session. */
  isRevealInstant: (pageId: string) => boolean;
  rememberReveal: (pageId: string) => void;
}

export const DocsToolsContext = createContext<DocsTools | null>(null);

export function useDocsTools(): DocsTools {
  const tools = use(DocsToolsContext);
  if (!tools) throw new Error('useDocsTools must be used within a DocsToolsContext');
  return tools;
}
