import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const aside = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const title = style({ fontSize: vars.size.m, fontWeight: vars.weight.strong });
