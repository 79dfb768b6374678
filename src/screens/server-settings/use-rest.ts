import { useEffect } from 'react';
import { loadComboBox } from '#components/ComboBox/LazyComboBox';
import { loadTooltip } from '#components/Tooltip/Tooltip';
import { atRest } from './at-rest';
import { loadRest } from './load-rest';

/**
 * Loads the lazy parts once the opened tab is shown and the browser is idle. Loading earlier would delay the responses
 * that the tab waits for.
 */
export function useRest(isShown: boolean): void {
  useEffect(() => {
    if (isShown) return atRest([loadRest, loadComboBox, loadTooltip]);
  }, [isShown]);
}
