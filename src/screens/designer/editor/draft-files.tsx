import { createContext } from 'react';
import type { Result } from '#domain/result';

/** File access of the browser, which the app provides. */
export interface DraftFiles {
  save: (name: string, json: string) => void;
  /** Returns the text of a chosen file. A file that is too large is rejected without being read. */
  read: (
    file: File,
    mostBytes: number,
  ) => Promise<Result<string, { kind: 'tooLarge' | 'unreadable' | 'notUnicode' }>>;
}

/** Null if files cannot be accessed. The file buttons are then not rendered. */
export const DraftFilesContext = createContext<DraftFiles | null>(null);
