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

/** A list with its detail at the side. Phones show only one of them. */
export const split = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 1fr)' } },
});

const side = (shown: 'list' | 'detail') =>
  style({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    minInlineSize: 0,
    '@media': {
      [media.phone]: {
        selectors: { [`${split}:not([data-view=${shown}]) > &`]: { display: 'none' } },
      },
    },
  });

export const list = style([
  side('list'),
  {
    '@media': {
      [media.tabletUp]: {
        borderInlineEnd: `1px solid ${vars.color.outline}`,
        paddingInlineEnd: vars.space.m,
      },
    },
  },
]);

export const detail = style([
  side('detail'),
  { '@media': { [media.tabletUp]: { paddingInlineStart: vars.space.xl } } },
]);

export const noDetail = style({ margin: 'auto' });

/** Shown if only the detail is visible. Its text aligns with the content below. */
export const back = style({
  marginInlineStart: `calc(-1 * ${vars.space.m})`,
  paddingBlockEnd: vars.space.s,
  '@media': { [media.tabletUp]: { display: 'none' } },
});

export const notices = style({
  flex: 'none',
  paddingBlockEnd: vars.space.m,
  selectors: { '&:has(> :empty)': { display: 'none' } },
});

export const state = style({ flex: '1 1 auto', minBlockSize: 0, overflowY: 'auto' });

/** Compensates for the padding of the rows, so that they align with the search field. */
export const scrolled = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  marginInline: `calc(-1 * ${vars.space.xs})`,
});

export const memberHead = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  paddingBlockEnd: vars.space.m,
});

export const form = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
});

export const fields = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Space for focus rings, because the scroll container would cut them off.
  paddingInline: vars.space.xs,
  paddingBlock: `${vars.space.xs} ${vars.space.l}`,
  marginInline: `calc(-1 * ${vars.space.xs})`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
});

export const foot = style({
  flex: 'none',
  // This element gets the focus only if the focused button becomes disabled, so it needs no focus ring.
  outline: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.m,
  paddingBlock: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.outline}`,
  '@media': { [media.phone]: { paddingBlock: vars.space.m } },
});

/** The error or status message of the form. It is beside the button if there is enough space, otherwise above it. */
export const said = style({
  flex: '1 1 14rem',
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { flexBasis: '100%' } },
  selectors: { '&:empty': { display: 'none' } },
});

export const gone = style({ paddingBlockEnd: vars.space.m });
