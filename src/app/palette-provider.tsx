import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { usePaletteKeys } from '#screens/_shell/site/palette-keys';

const loadPalette = () => import('./Palette');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

export interface PaletteControls {
  open: () => void;
  /** Preloads the palette's code. */
  preload: () => void;
}

export const PaletteContext = createContext<PaletteControls>({ open: () => {}, preload: () => {} });

/** Makes the command palette (Ctrl+K or Cmd+K) available on every page. Its code is loaded on first use. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [requests, setRequests] = useState(0);
  const controls = {
    open: () => setRequests((count) => count + 1),
    preload: () => void loadPalette(),
  };
  usePaletteKeys(controls.open);
  return (
    <PaletteContext value={controls}>
      {children}
      {requests > 0 && (
        <Suspense>
          <Palette requests={requests} />
        </Suspense>
      )}
    </PaletteContext>
  );
}

export function usePalette(): PaletteControls {
  return use(PaletteContext);
}
