import { globalStyle, style } from '@vanilla-extract/css';
import { drawnApart } from '#theme/drawn-apart';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

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
  columnGap: vars.space.xl,
  // In the narrow layouts, this element has no box, so that the bar inside can stick to the top of the page.
  '@media': { [media.belowWide]: { display: 'contents' } },
});

export const title = style({
  fontSize: vars.size.xl,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.02em',
  lineHeight: vars.leading.tight,
});

export const bar = style({
  flex: 'none',
  '@media': {
    [media.belowWide]: {
      position: 'sticky',
      insetBlockStart: '3.5rem',
      zIndex: 5,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.s,
      marginInline: `calc(-1 * ${vars.space.xs})`,
      paddingInline: vars.space.xs,
      paddingBlock: vars.space.xs,
      background: vars.color.page,
    },
    [media.low]: { position: 'static' },
  },
});

export const views = style({ '@media': { [media.wideUp]: { display: 'none' } } });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.wideUp]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(26rem, 34rem)' },
  },
});

// A stored draft or a shared link will replace the prerendered message. Until then, the user cannot see or edit it
// (public/first-paint.js).
globalStyle(`:root[data-draft=awaited] ${columns}`, { visibility: 'hidden' });

export const editor = style({
  minInlineSize: 0,
  '@media': {
    [media.belowWide]: { selectors: { [`${page}[data-view=preview] &`]: { display: 'none' } } },
  },
});

export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
  '@media': {
    [media.wideUp]: {
      position: 'sticky',
      insetBlockStart: '4.5rem',
      maxBlockSize: 'calc(100dvh - 5.5rem)',
      overflowY: 'auto',
    },
  },
});

export const preview = style({
  minInlineSize: 0,
  '@media': {
    [media.belowWide]: { selectors: { [`${page}[data-view=edit] &`]: { display: 'none' } } },
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
