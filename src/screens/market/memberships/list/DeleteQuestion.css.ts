import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const name = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
