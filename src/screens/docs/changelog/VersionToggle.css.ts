import { style } from '@vanilla-extract/css';
import { layout } from '../layout';

/** Without scripts the versions are in the navigation. */
export const toggle = style({ '@media': { [layout.withoutScripts]: { display: 'none' } } });
