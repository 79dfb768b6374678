import { useEffect } from 'react';
import { loadComboBox } from '#components/ComboBox/LazyComboBox';
import { loadTooltip } from '#components/Tooltip/Tooltip';
import { loadLeaveDialog } from '../../shell/LeaveGuard';
import { atRest } from './at-rest';
import { loadRest } from './load-rest';

/**
 * Loads the lazy parts after the opened tab is shown and the browser is idle. If they loaded earlier, they would delay
 * the responses that the tab needs.
 */
export function useRest(isShown: boolean): void {
  useEffect(() => {
    if (isShown) return atRest([loadRest, loadLeaveDialog, loadComboBox, loadTooltip]);
  }, [isShown]);
}
