import { useEffect, useState } from 'react';
import { screenOf } from './adapter';
import type { RenderScreen } from './ScreenPanel';

/** The screen of a machine, or the reason why the machine has no screen. Both are null while the screen is loading. */
export interface ShownScreen {
  render: RenderScreen | null;
  isWide: boolean;
  why: string | null;
}

/** Returns the given screen of a machine. If none is given, loads the screen from the adapter. */
export function useScreen(machineId: string, given: RenderScreen | undefined): ShownScreen {
  const [loaded, setLoaded] = useState<{ render: RenderScreen } | null>(null);
  const found = given ? null : screenOf(machineId);
  const load = found?.kind === 'beside' ? found.load : null;
  useEffect(() => {
    let isCurrent = true;
    void load?.().then((render) => {
      if (isCurrent) setLoaded({ render });
    });
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return {
    render: given ?? loaded?.render ?? null,
    isWide: found?.kind === 'beside' && found.isWide,
    why: found?.kind === 'none' ? found.why : null,
  };
}
