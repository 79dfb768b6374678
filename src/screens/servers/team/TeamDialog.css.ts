import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** The same height for all tabs; the full height on phones. The grid row passes the height to the tabs. */
export const content = style({
  flex: '0 1 44rem',
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  // The content scrolls inside, so the dialog's body padding below is not needed.
  marginBlockEnd: `calc(-1 * ${vars.space.l})`,
  '@media': { [media.phone]: { flexBasis: '100dvh' } },
});

/** Fills its tab without affecting its size; long content scrolls. */
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
