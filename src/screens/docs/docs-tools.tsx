import { createContext, use } from 'react';

/** What a copy button shows: «Copied!» for a while, or that the browser would not. */
export type CopyView = 'idle' | 'writing' | 'copied' | 'failed';

/** One copy button's flow under way. */
export interface Copier {
  copy: (text: string) => void;
  stop: () => void;
}

/** Starts the flow of one copy button, and tells of each change of its face. */
export type StartCopy = (onChange: (view: CopyView) => void) => Copier;

/** The way to the search dialog, which stands outside of the page's islands. */
export interface SearchDoor {
  open: () => void;
  /** Loads the dialog, so that it is there when it is asked for. */
  warm: () => void;
}

export interface DocsSearchDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * What the documentation needs beside its words. All of it comes after the page is there: a reading page carries no flow
 * in what it loads first.
 */
export interface DocsTools {
  search: SearchDoor;
  loadCopy: () => Promise<StartCopy>;
  /** Whether a list of commands is there at once: under reduced motion, and when it was seen before in this session. */
  isRevealInstant: (pageId: string) => boolean;
  /** The list of a page has been seen. */
  rememberReveal: (pageId: string) => void;
}

/** Lent by the app around every page of the documentation. */
export const DocsToolsContext = createContext<DocsTools | null>(null);

/** The tools that the app lent. */
export function useDocsTools(): DocsTools {
  const tools = use(DocsToolsContext);
  if (!tools) throw new Error('The documentation stands outside of its DocsToolsContext');
  return tools;
}
