import { style, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: '4rem',
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  transition: `background ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.outline}` },
    // Rows outside of the viewport are not rendered. The first rows are, so that the first frame has the real height.
    '&:nth-child(n + 13)': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 2.5rem' },
  },
  '@media': {
    [media.phone]: {
      selectors: { '&:nth-child(n + 13)': { containIntrinsicBlockSize: 'auto 4.5rem' } },
    },
    [media.hover]: { ':hover': { background: vars.color.surfaceHover } },
  },
});

/** Line height of the state. */
const STATE_LEADING = 1.3;

/** Aligned columns; on phones, the role and the state are below the name. */
export const words = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.xs,
  columnGap: vars.space.l,
  alignItems: 'center',
  '@media': {
    [media.tabletUp]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 2fr)',
      // Reserves the two lines of a state, so that nothing moves when the state is loaded.
      minBlockSize: `calc(2 * ${STATE_LEADING} * ${vars.size.s})`,
    },
  },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.xs,
  columnGap: vars.space.l,
  alignItems: 'center',
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

/** On phones, the state has one line. Its space is reserved, so that nothing moves when the state is loaded. */
export const state = style({
  minBlockSize: '1.25rem',
  overflow: 'hidden',
  lineHeight: STATE_LEADING,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  '@media': {
    [media.phone]: {
      // Lets the text of the state extend into the space below the pin button.
      marginInlineEnd: `calc(-1 * (${vars.control.compact} + ${vars.space.m}))`,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    [media.tabletUp]: {
      minBlockSize: 0,
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflowWrap: 'anywhere',
    },
    [media.tiny]: { overflowWrap: 'anywhere', whiteSpace: 'normal' },
  },
});

/** A long name is truncated after two lines, except with very large text. The `title` attribute has the whole name. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: '1.3',
  fontWeight: vars.weight.strong,
  '@media': { [media.tiny]: { WebkitLineClamp: 'none' } },
});

export const roleWords = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** Reserves the space of a pin button, so that the columns of all lists are aligned. */
export const unpinnable = style({ flex: 'none', inlineSize: vars.control.compact });

/** Above the link that covers the row. */
const pin: StyleRule = { position: 'relative', zIndex: 1, flex: 'none', display: 'inline-flex' };

export const pinned = style(pin);
export const unpinned = style(pin);

globalStyle(`${pinned} svg`, { color: vars.color.accentText });
globalStyle(`${unpinned} svg`, { color: vars.color.textMuted });

/** The state is beside the name; on phones, it is below the name. An error has a separate line. */
export const joinedWords = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.xs,
  columnGap: vars.space.l,
  alignItems: 'center',
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr)' } },
});

export const joinedState = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  ':empty': { display: 'none' },
});

export const joinedAlert = style({ gridColumn: '1 / -1', ':empty': { display: 'none' } });

/** The placeholder of a row's text. The placeholder of a row has the style of a row, so that nothing moves. */
export const loadingWords = style([
  columns,
  { flex: '1 1 auto', paddingInlineEnd: vars.space.xxxl },
]);
