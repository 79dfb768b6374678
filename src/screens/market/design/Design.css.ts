import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { stickyBar } from '#theme/layout.css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const opening = style({ display: 'grid', placeItems: 'center', minBlockSize: '20rem' });

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [media.wideUp]: { gridTemplateColumns: 'minmax(20rem, 26rem) minmax(0, 1fr)' },
  },
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  minInlineSize: 0,
  '@media': {
    [media.belowWide]: {
      selectors: { [`${panes}[data-view=preview] &`]: { display: 'none' } },
    },
  },
});

export const preview = style({
  minInlineSize: 0,
  '@media': {
    [media.wideUp]: {
      position: 'sticky',
      // The preview stays below the toolbar while the page scrolls.
      insetBlockStart: '3.5rem',
      display: 'grid',
      blockSize: '80dvh',
    },
    [media.belowWide]: {
      selectors: { [`${panes}[data-view=form] &`]: { display: 'none' } },
    },
  },
});

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  selectors: {
    '& + &': {
      paddingBlockStart: vars.space.xl,
      borderBlockStart: `1px solid ${vars.color.outline}`,
    },
  },
});

/** The toolbar is sticky, so that the Save button is always visible. */
export const toolbar = style([
  stickyBar,
  {
    insetBlockStart: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    paddingBlock: vars.space.s,
    background: vars.color.page,
  },
]);

export const viewSwitch = style({
  marginInlineEnd: 'auto',
  '@media': { [media.wideUp]: { display: 'none' } },
});

export const status = style({
  flex: 1,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  textAlign: 'end',
  textWrap: 'balance',
  '@media': {
    [media.phone]: { order: 1, flexBasis: '100%', textAlign: 'start' },
  },
});

/** Short fields. They are side by side if there is enough space. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.l,
});

export const picture = style({ inlineSize: '3rem', blockSize: '2rem' });
export const picturePage = style({ fill: vars.color.surfaceHover });
export const picturePart = style({ fill: vars.color.outlineControl });
export const pictureAccent = style({ fill: vars.color.accent });

export const icons = style({ minInlineSize: 0, padding: 0, border: 0 });

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.xs,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
});

export const option = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
    '&:has(:checked)': {
      borderColor: vars.color.accent,
      background: vars.color.surfaceHover,
      color: vars.color.accentText,
    },
    '&:has(:focus-visible)': focusRing('2px'),
    // In forced colors mode, only the outline shows which icon is selected.
    '&:has(:checked):not(:has(:focus-visible))': {
      '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
    },
  },
});

export const previewColumn = style({ minBlockSize: 0 });

export const previewFrame = style({
  display: 'grid',
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});
