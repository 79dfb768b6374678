import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { stickyBar } from '#theme/layout.css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const box = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minInlineSize: 0,
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.dialog,
});

/** Hidden without JavaScript. */
export const filter = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  paddingInline: vars.space.xl,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
  selectors: {
    '&:has(:focus-visible)': focusRing('-2px'),
  },
  '@media': {
    '(scripting: none)': { display: 'none' },
    [media.phone]: { paddingInline: vars.space.l },
  },
});

export const input = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: '3rem',
  padding: 0,
  background: 'none',
  border: 'none',
  outline: 'none',
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
});

export const region = style({
  blockSize: '18.75rem',
  overflowY: 'auto',
  overscrollBehavior: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.outlineControl} transparent`,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [media.tabletUp]: { blockSize: '25rem' } },
});

export const group = style({
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.outline}` } },
});

export const heading = style([
  stickyBar,
  {
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    paddingBlock: vars.space.m,
    paddingInline: vars.space.xl,
    background: vars.color.surface,
    fontSize: vars.size.s,
    fontWeight: vars.weight.strong,
    '@media': { [media.phone]: { paddingInline: vars.space.l } },
  },
]);

export const features = style({
  display: 'grid',
  gap: vars.space.l,
  paddingInline: vars.space.xl,
  paddingBlock: `${vars.space.xs} ${vars.space.xl}`,
  '@media': {
    [media.tabletUp]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.xl,
    },
    [media.phone]: { paddingInline: vars.space.l },
  },
});
