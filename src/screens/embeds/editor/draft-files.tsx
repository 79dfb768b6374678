import { createContext } from 'react';
import type { Result } from '#domain/result';

/** The browser's files, as far as the editor needs them; the app knows how. */
export interface DraftFiles {
  /** Lets the browser save a JSON text under a file's name. */
  save: (name: string, json: string) => void;
  /** The text of a chosen file; refused unread where it is larger. */
  read: (
    file: File,
    mostBytes: number,
  ) => Promise<Result<string, { kind: 'tooLarge' | 'unreadable' }>>;
}

/** Null where there are no files: then nothing is said of them. */
export const DraftFilesContext = createContext<DraftFiles | null>(null);
