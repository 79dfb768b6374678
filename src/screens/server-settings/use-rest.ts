import { useEffect } from 'react';
import { loadComboBox } from '#components/ComboBox/LazyComboBox';
import { loadTooltip } from '#components/Tooltip/Tooltip';
import { atRest } from './at-rest';
import { loadRest } from './load-rest';

/**
 * Loads what comes later once the browser is idle and the opened tab is shown: before that it would hold up the answers
 * the tab waits for.
 */
export function useRest(isShown: boolean): void {
  useEffect(() => {
    if (isShown) return atRest([loadRest, loadComboBox, loadTooltip]);
  }, [isShown]);
}
