import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l });

export const who = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
