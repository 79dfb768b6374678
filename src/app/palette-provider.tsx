import { lazy, type ReactNode, Suspense, use, useState } from 'react';
import {
  PaletteContext,
  type PaletteControls,
  usePaletteKeys,
} from '#screens/shell/palette-control';

const loadPalette = () => import('./wiring/shell/palette');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

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

/** @throws outside a `PaletteContext`; every page has one */
export function usePalette(): PaletteControls {
  const palette = use(PaletteContext);
  if (!palette) throw new Error('usePalette must be used within a PaletteContext');
  return palette;
}
