import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';
import { storeColor } from '../../store/store-color';

export const quiet = style({ fontSize: vars.size.s, color: storeColor('quietText') });
