import { globalStyle, style } from '@vanilla-extract/css';
import { drawnApart } from '#theme/drawn-apart';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { barHeight } from '../shell/bar-height';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  maxInlineSize: '88rem',
  marginInline: 'auto',
  paddingInline: vars.space.xl,
  paddingBlock: vars.space.xl,
  '@media': { [media.phone]: { paddingInline: vars.space.l, paddingBlock: vars.space.l } },
});

export const top = style({
  ...drawnApart,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: vars.space.xl,
  rowGap: vars.space.s,
  // On a phone, this element has no box, so that the bar inside can stick to the top of the page.
  '@media': { [media.phone]: { display: 'contents' } },
});

export const title = style({
  fontSize: vars.size.xl,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.02em',
  lineHeight: vars.leading.tight,
});

export const bar = style({
  flex: 'none',
  marginInlineStart: 'auto',
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlockStart: barHeight,
      zIndex: 5,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.s,
      marginInline: `calc(-1 * ${vars.space.l})`,
      paddingInline: vars.space.l,
      paddingBlock: vars.space.s,
      background: vars.color.page,
      borderBlockEnd: `1px solid ${vars.color.outline}`,
    },
    [media.low]: { position: 'static' },
  },
});

export const views = style({ '@media': { [media.tabletUp]: { display: 'none' } } });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    [media.wideUp]: { gridTemplateColumns: 'minmax(0, 1fr) 28rem' },
    [media.roomyUp]: { gridTemplateColumns: 'minmax(0, 1fr) 30rem' },
  },
});

// A stored draft or a shared link will replace the prerendered message. Until then, the user cannot see or edit it
// (public/first-paint.js).
globalStyle(`:root[data-draft=awaited] ${columns}`, { visibility: 'hidden' });

export const editor = style({
  minInlineSize: 0,
  '@media': {
    [media.phone]: { selectors: { [`${page}[data-view=preview] &`]: { display: 'none' } } },
  },
});

export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
  '@media': {
    [media.tabletUp]: {
      position: 'sticky',
      insetBlockStart: `calc(${barHeight} + ${vars.space.m})`,
      // The column ends within the window before the page is scrolled, too, so that "Send" is in view.
      maxBlockSize: 'max(24rem, calc(100dvh - 18rem))',
      overflowY: 'auto',
      // "Send" sticks to the end of the column. It must not cover what has the focus.
      scrollPaddingBlockEnd: '4rem',
    },
    [media.wideUp]: { maxBlockSize: 'max(24rem, calc(100dvh - 14.5rem))' },
  },
});

export const preview = style({
  minInlineSize: 0,
  '@media': {
    [media.phone]: { selectors: { [`${page}[data-view=edit] &`]: { display: 'none' } } },
  },
});

/** Shown instead of the form if scripts are disabled. */
export const needsScript = style({
  paddingBlock: vars.space.xl,
  '@media': { '(scripting)': { display: 'none' } },
});

const withScript = { '(scripting: none)': { display: 'none' } };
globalStyle(bar, { '@media': withScript });
globalStyle(columns, { '@media': withScript });
