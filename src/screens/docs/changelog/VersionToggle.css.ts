import { style } from '@vanilla-extract/css';
import { layout } from '../layout';

/** Hidden without scripts, because the versions are also in the navigation. */
export const toggle = style({ '@media': { [layout.withoutScripts]: { display: 'none' } } });
