import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';

/** At most 120 px wide (product.md §4.4). Phones show only the picture. */
export const username = style({
  display: 'block',
  maxInlineSize: '7.5rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: visuallyHiddenRule,
  },
});

export const more = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.textMuted,
  '@media': { [media.phone]: { display: 'none' } },
});
