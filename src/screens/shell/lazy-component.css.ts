import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const failure = style({ fontSize: vars.size.s, color: vars.color.dangerText });
