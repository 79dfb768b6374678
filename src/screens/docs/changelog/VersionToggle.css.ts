import { style } from '@vanilla-extract/css';
import { layout } from '../layout';

/** Where scripts never run the versions stand in the navigation. */
export const toggle = style({ '@media': { [layout.withoutScripts]: { display: 'none' } } });
