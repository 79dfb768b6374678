import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const claimRow = style({ display: 'flex' });

export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l });

export const words = style({ overflowWrap: 'anywhere' });
