import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** All tabs have the same height, and fill the screen on phones. The tabs get their height from the grid row. */
export const content = style({
  flex: '0 1 44rem',
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  // The content has its own scroll container. The negative margin removes the padding at the bottom of the dialog.
  marginBlockEnd: `calc(-1 * ${vars.space.l})`,
  '@media': { [media.phone]: { flexBasis: '100dvh' } },
});

/** Fills the tab, but does not affect the size of the tab. Long content scrolls. */
export const pane = style({
  contain: 'size',
  blockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
});

export const line = style({
  display: 'list-item',
  marginInlineStart: vars.space.l,
  listStyle: 'disc',
  color: vars.color.text,
  overflowWrap: 'anywhere',
});
