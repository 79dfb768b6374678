import { style } from '@vanilla-extract/css';
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
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  // This element stays mounted even if it contains no notices. It must not add to the gaps of the dialog then.
  selectors: { '&:not(:has(> :not(:empty)))': { position: 'absolute' } },
});
