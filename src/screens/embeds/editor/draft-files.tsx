import { createContext } from 'react';
import type { Result } from '#domain/result';

/** File access of the browser, which the app provides. */
export interface DraftFiles {
  save: (name: string, json: string) => void;
  /** Returns the text of a chosen file. Rejects a file that is too large, without reading it. */
  read: (
    file: File,
    mostBytes: number,
  ) => Promise<Result<string, { kind: 'tooLarge' | 'unreadable' }>>;
}

/** Null if there is no file access: file buttons are then not rendered. */
export const DraftFilesContext = createContext<DraftFiles | null>(null);
