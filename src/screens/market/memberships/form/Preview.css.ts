import { style } from '@vanilla-extract/css';
import { storeColor } from '../../store/store-color';

/** The colors of the store page. */
export const store = style({ color: storeColor('text'), background: storeColor('page') });
