import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(14rem, 2fr) repeat(2, minmax(0, 1fr))',
  gap: vars.space.m,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.s },
  },
});
globalStyle(`${filters} > :first-child`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } });

export const words = style({ inlineSize: '100%' });

export const stars = style({ color: vars.color.accentText, letterSpacing: '0.1em' });

export const text = style({ maxInlineSize: '70ch' });

export const reply = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.outlineControl}`,
});
