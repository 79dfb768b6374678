import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** Always as high, whichever tab is open; on phones as high as a sheet can be. The row hands its height to the tabs. */
export const content = style({
  flex: '0 1 44rem',
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  // What scrolls is inside: the dialog's own body has nothing to add below it.
  marginBlockEnd: `calc(-1 * ${vars.space.l})`,
  '@media': { [media.phone]: { flexBasis: '100dvh' } },
});

/** Fills its tab, and counts for nothing when that is measured: what is too long scrolls inside. */
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
