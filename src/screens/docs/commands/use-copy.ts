import { useEffect, useRef, useState } from 'react';
import { type Copier, type CopyView, useDocsTools } from '../docs-tools';

/**
 * One copy button, by the machine `copy-notice`, which is fetched when the button is approached. Where it does not
 * arrive nothing is copied, and the button says so.
 */
export function useCopy() {
  const { loadCopy } = useDocsTools();
  const [view, setView] = useState<CopyView>('idle');
  const copier = useRef<Promise<Copier> | null>(null);

  useEffect(
    () => () => {
      copier.current?.then(
        (begun) => begun.stop(),
        () => {},
      );
      copier.current = null;
    },
    [],
  );

  const begin = () => {
    copier.current ??= loadCopy().then((startCopy) => startCopy(setView));
    return copier.current;
  };
  const forget = () => {
    copier.current = null;
  };
  return {
    view,
    /** The button is likely to be pressed: browsers copy only during a press, so the flow should be here by then. */
    prepare: () => void begin().catch(forget),
    copy: (text: string) =>
      void begin().then(
        (begun) => begun.copy(text),
        () => {
          forget();
          setView('failed');
        },
      ),
  };
}
