import { style } from '@vanilla-extract/css';
import { layout } from '../layout';

/**
 * The toggle is hidden if scripts are disabled, because a script opens the version history. The navigation also lists
 * the versions.
 */
export const toggle = style({ '@media': { [layout.withoutScripts]: { display: 'none' } } });
