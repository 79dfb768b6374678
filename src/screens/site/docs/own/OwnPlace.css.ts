import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** Only for a signed-in person who has opened a server (`public/first-paint.js`). */
const known = ':root[data-session][data-last-server] &';

export const place = style({
  display: 'none',
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.s,
  selectors: { [known]: { display: 'block' } },
});

/** The heights are fixed, so that what is loaded moves nothing. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  blockSize: '2.75rem',
  paddingInline: vars.space.l,
  overflow: 'hidden',
  '@media': { [media.phone]: { blockSize: '3.5rem' } },
});

const row = style({
  paddingInline: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.outline}`,
  overflow: 'hidden',
});

export const rows = styleVariants({
  settings: [row, { blockSize: '2.25rem', '@media': { [media.phone]: { blockSize: '3.5rem' } } }],
  commands: [row, { blockSize: '2.25rem', '@media': { [media.phone]: { blockSize: '5.25rem' } } }],
});
