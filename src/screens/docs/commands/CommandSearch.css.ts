import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { layout } from '../layout';

export const search = style({
  position: 'relative',
  flex: '1 1 12rem',
  display: 'flex',
  alignItems: 'center',
  '@media': { [layout.withoutScripts]: { display: 'none' } },
});

export const icon = style({
  position: 'absolute',
  insetInlineStart: vars.space.m,
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

export const input = style({
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInlineStart: `calc(2 * ${vars.space.m} + 1rem)`,
  paddingInlineEnd: vars.space.xxxl,
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.outlineControl}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.m,
  transition: `border-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:hover': { borderColor: vars.color.textMuted },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
  },
  // iOS zooms the page when a field below 16 px takes the focus.
  '@media': { [media.coarse]: { fontSize: `max(${vars.size.m}, 1rem)` } },
});

export const clear = style({
  position: 'absolute',
  insetInlineEnd: vars.space.xs,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  background: 'none',
  border: 0,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surfaceHover, color: vars.color.text } },
});

export const clearIcon = style({ inlineSize: '1rem', blockSize: '1rem' });
