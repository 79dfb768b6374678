import { globalStyle, style } from '@vanilla-extract/css';
import { drawnApart } from '#theme/drawn-apart';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** From here on editor and preview stand side by side. */
const roomy = '(min-width: 1024px)';
const cramped = '(max-width: 1023px)';

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
  // The bar stays in sight on its own there.
  '@media': { [cramped]: { display: 'contents' } },
});

export const words = style({ minInlineSize: 0 });

export const title = style({
  fontSize: vars.size.xl,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.02em',
  lineHeight: vars.leading.tight,
});

export const subtitle = style({ color: vars.color.textMuted });

/** What is done with the whole message. */
export const bar = style({
  flex: 'none',
  '@media': {
    [cramped]: {
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
  },
});

export const views = style({ '@media': { [roomy]: { display: 'none' } } });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(26rem, 34rem)' },
  },
});

// The page's file holds the message everybody begins with. Whoever has one kept here, or follows a link to one, does not
// see it on the way to theirs, nor types into it (public/first-paint.js).
globalStyle(`:root[data-draft=awaited] ${columns}`, { visibility: 'hidden' });

export const editor = style({
  minInlineSize: 0,
  '@media': {
    [cramped]: { selectors: { [`${page}[data-view=preview] &`]: { display: 'none' } } },
  },
});

export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
  '@media': {
    [roomy]: {
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
    [cramped]: { selectors: { [`${page}[data-view=edit] &`]: { display: 'none' } } },
  },
});

/** For whoever has no script, to whom a form would be of no use. */
export const needsScript = style({
  paddingBlock: vars.space.xl,
  '@media': { '(scripting)': { display: 'none' } },
});

const withScript = { '(scripting: none)': { display: 'none' } };
globalStyle(bar, { '@media': withScript });
globalStyle(columns, { '@media': withScript });
