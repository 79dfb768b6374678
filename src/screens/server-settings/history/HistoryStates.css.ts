import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const loading = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl });

export const loadingEntry = style({ display: 'flex', gap: vars.space.m });

export const loadingWords = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  paddingBlockStart: vars.space.xs,
});
