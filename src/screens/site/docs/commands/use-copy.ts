import { useEffect, useRef, useState } from 'react';
import { type Copier, type CopyView, useDocsTools } from '../docs-tools';

/**
 * Returns the state and the functions of a copy button. Loads the machine `copy-notice` on hover or focus. If loading
 * fails, nothing is copied, and the button shows the failure.
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
    /**
     * Call it on hover or focus. Browsers allow copying only during a click, so the machine has to be loaded before the
     * click.
     */
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
