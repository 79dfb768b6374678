import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { usePaletteKeys } from '#screens/_shell/site/palette-keys';

const loadPalette = () => import('./Palette');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

/** Opens the command palette from any page. */
export interface PaletteDoor {
  open: () => void;
  /** Preloads the code. */
  warm: () => void;
}

export const PaletteContext = createContext<PaletteDoor>({ open: () => {}, warm: () => {} });

/** Provides the command palette to every page (Ctrl+K or Cmd+K). Its code is loaded on first use. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState(0);
  const door = { open: () => setAsked((times) => times + 1), warm: () => void loadPalette() };
  usePaletteKeys(door.open);
  return (
    <PaletteContext value={door}>
      {children}
      {asked > 0 && (
        <Suspense>
          <Palette asked={asked} />
        </Suspense>
      )}
    </PaletteContext>
  );
}

export function usePalette(): PaletteDoor {
  return use(PaletteContext);
}
