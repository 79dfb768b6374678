import { useEffect } from 'react';
import { loadComboBox } from '#components/ComboBox/LazyComboBox';
import { loadTooltip } from '#components/Tooltip/Tooltip';
import { loadLeaveDialog } from '../../shell/LeaveGuard';
import { loadRest } from './load-rest';

/** Loads the lazy parts when the browser is idle, because they would delay the responses that the tab needs. */
export function useLoadAtRest(isShown: boolean): void {
  useEffect(() => {
    if (isShown) return atRest([loadRest, loadLeaveDialog, loadComboBox, loadTooltip]);
  }, [isShown]);
}

/** In ms. Needed if the browser never becomes idle, or does not support `requestIdleCallback`. */
const LONGEST_WAIT = 3_000;

/**
 * Runs one load after another, each when the browser is idle. A part that fails is loaded again on first use. Returns a
 * function that stops the loading.
 */
export function atRest(loads: readonly (() => Promise<unknown>)[]): () => void {
  let isStopped = false;
  void (async () => {
    for (const load of loads) {
      await idle();
      if (isStopped) return;
      await load().catch(() => null);
    }
  })();
  return () => {
    isStopped = true;
  };
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari does not support this function.
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
    } else {
      setTimeout(resolve, LONGEST_WAIT);
    }
  });
}
