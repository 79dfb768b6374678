import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const nothing = style({ color: vars.color.textMuted });
