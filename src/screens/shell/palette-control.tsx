import { createContext } from 'react';

export interface PaletteControls {
  open: () => void;
  /** Preloads the palette's code. */
  preload: () => void;
}

/** Opens the command palette. Null on a page without a command palette, such as a page that is only a shell. */
export const PaletteContext = createContext<PaletteControls | null>(null);
