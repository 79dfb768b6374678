import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const fields = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l });

export const nothing = style({ color: vars.color.textMuted });
