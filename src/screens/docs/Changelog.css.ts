import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l });
