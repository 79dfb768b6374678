import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l });

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.size.s });
