import { style } from '@vanilla-extract/css';
import { outlinedInForcedColors } from '#theme/forced-colors';
import { focusRing } from '#theme/focus-ring';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** Reserves the height of six items, so that the picker keeps its size while the user types. */
export const list = style({
  minBlockSize: 'calc(6 * 2.25rem)',
  outline: 'none',
  '@media': { [media.coarse]: { minBlockSize: 'calc(6 * 2.75rem)' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: '2.25rem',
  paddingInline: vars.space.s,
  borderRadius: vars.radius.small,
  fontSize: vars.size.s,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: vars.color.surfaceHover },
    '&[data-focused]': outlinedInForcedColors,
    '&[data-focus-visible]': focusRing('-2px'),
  },
  '@media': { [media.coarse]: { minBlockSize: '2.75rem' } },
});

export const detail = style({
  flex: 'none',
  maxInlineSize: '45%',
  marginInlineStart: 'auto',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
});
