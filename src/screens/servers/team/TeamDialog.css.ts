import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** All tabs have the same height; on phones they fill the screen. The grid row passes its height on to the tabs. */
export const content = style({
  flex: '0 1 44rem',
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  // The content scrolls by itself, so this removes the padding below the dialog's body.
  marginBlockEnd: `calc(-1 * ${vars.space.l})`,
  '@media': { [media.phone]: { flexBasis: '100dvh' } },
});

/** Fills its tab without affecting the tab's size. Long content scrolls. */
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
