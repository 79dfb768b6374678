import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';

/**
 * The negative margins reduce the button's padding to the distance between picture and text, and keep the button as high
 * as the other controls of the bar.
 */
export const view = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  marginInline: `calc(-1 * ${vars.space.s})`,
  marginBlock: `calc(-1 * ${vars.space.xs})`,
});

export const picture = style({ position: 'relative', display: 'inline-flex', flex: 'none' });

/** Hidden on phones, which show only the picture. */
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: 0,
  lineHeight: 1.15,
  '@media': { [media.phone]: visuallyHiddenRule },
});

/** At most 120 px wide (product.md §4.3), less if the header is full. */
export const username = style({
  display: 'block',
  maxInlineSize: 'min(7.5rem, 100%)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.s,
});

export const subtitle = style({
  color: vars.color.textMuted,
  fontSize: '0.6875rem',
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
});

export const more = style({
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.textMuted,
  '@media': { [media.phone]: { display: 'none' } },
});

export const dot = style({
  position: 'absolute',
  insetBlockEnd: '-3px',
  insetInlineEnd: '-3px',
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  border: `2px solid ${vars.color.page}`,
  borderRadius: vars.radius.round,
  background: vars.color.outlineControl,
  selectors: { '&[data-online]': { background: vars.color.successText } },
});
