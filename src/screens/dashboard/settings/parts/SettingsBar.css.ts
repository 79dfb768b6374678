import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';

/** A long name is truncated. The `title` attribute has the whole name. */
export const name = style({
  minInlineSize: 0,
  maxInlineSize: '20rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.s,
  fontWeight: vars.weight.strong,
});

/** Visually hidden if there is not enough space, but still read by screen readers. */
export const words = style({ '@media': { [media.belowWide]: visuallyHiddenRule } });

/** On phones, the badges are in the drawer. */
export const badges = style({
  flex: 'none',
  display: 'flex',
  gap: vars.space.xs,
  '@media': { [media.phone]: { display: 'none' } },
});
