import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { usePaletteKeys } from '#screens/_shell/site/palette-keys';

const loadPalette = () => import('./Palette');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

/** The way to the command palette, from any page. */
export interface PaletteControl {
  open: () => void;
  /** Fetches it, so that it is there when it is asked for. */
  preload: () => void;
}

export const PaletteContext = createContext<PaletteControl>({ open: () => {}, preload: () => {} });

/** Holds the command palette for every page (Ctrl or Cmd and K); its code is loaded when it is first wanted. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState(0);
  const control = { open: () => setAsked((times) => times + 1), preload: () => void loadPalette() };
  usePaletteKeys(control.open);
  return (
    <PaletteContext value={control}>
      {children}
      {asked > 0 && (
        <Suspense>
          <Palette asked={asked} />
        </Suspense>
      )}
    </PaletteContext>
  );
}

/** The way to the command palette from here. */
export function usePalette(): PaletteControl {
  return use(PaletteContext);
}
