import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { usePaletteKeys } from '#screens/_shell/site/palette-keys';

const loadPalette = () => import('./Palette');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

/** The way to the command palette, from any page. */
export interface PaletteDoor {
  open: () => void;
  /** Fetches it, so that it is there when it is asked for. */
  warm: () => void;
}

export const PaletteContext = createContext<PaletteDoor>({ open: () => {}, warm: () => {} });

/** Holds the command palette for every page (Ctrl or Cmd and K); its code is loaded when it is first wanted. */
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

/** The way to the command palette from here. */
export function usePalette(): PaletteDoor {
  return use(PaletteContext);
}
