import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m });

export const search = style({
  maxInlineSize: '20rem',
  '@media': { [media.phone]: { maxInlineSize: 'none' } },
});

export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s });

export const batch = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s });

export const noMatch = style({
  border: `1px dashed ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});
