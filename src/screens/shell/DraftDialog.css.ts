import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** Placed before the other buttons of the footer. */
export const start = style({
  display: 'grid',
  marginInlineEnd: 'auto',
  '@media': { [media.phone]: { flexGrow: 1, marginInlineEnd: 0 } },
});

export const later = style({ '@media': { [media.phone]: { display: 'none' } } });

export const notices = style({
  // This element stays mounted even if it contains no notices, so the margin is set only if it contains some.
  selectors: { '&:has(> :not(:empty))': { marginBlockEnd: vars.space.l } },
});

globalStyle(`${notices} > :not(:empty) + :not(:empty)`, { marginBlockStart: vars.space.m });
