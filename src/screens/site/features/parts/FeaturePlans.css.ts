import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { stickyBar } from '#theme/layout.css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.xl,
  scrollMarginBlockStart: '5.5rem',
});

export const list = style({
  display: 'flex',
  maxInlineSize: '100%',
  gap: vars.space.xs,
  padding: vars.space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: vars.control.height,
  paddingInline: vars.space.l,
  borderRadius: vars.radius.control,
  border: '1px solid transparent',
  color: vars.color.textMuted,
  fontSize: vars.size.m,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.duration.fast}, color ${vars.duration.fast}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-shown]': {
      background: vars.color.surfaceRaised,
      borderColor: vars.color.outline,
      color: vars.color.text,
    },
  },
  '@media': {
    [media.phone]: { paddingInline: vars.space.s, fontSize: vars.size.s },
  },
});

export const panel = style({
  inlineSize: '100%',
  scrollMarginBlockStart: '5.5rem',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    '(scripting: enabled)': { selectors: { '&:not([data-shown])': { display: 'none' } } },
  },
});

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

export const extra = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  padding: vars.space.xxl,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.dialog,
  '@media': { [media.phone]: { padding: vars.space.l } },
});

export const addOns = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const addOn = style({
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  marginBlockEnd: vars.space.s,
  background: vars.color.accentSoft,
  borderRadius: vars.radius.control,
  color: vars.color.accentText,
});

export const steps = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wideUp]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  marginBlockEnd: vars.space.xs,
  border: `1px solid ${vars.color.accentText}`,
  borderRadius: vars.radius.round,
  color: vars.color.accentText,
  fontSize: vars.size.s,
  fontWeight: vars.weight.strong,
});

export const planPanel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': { [media.wideUp]: { gridTemplateColumns: '19rem minmax(0, 1fr)', gap: vars.space.xl } },
});

export const summary = style({
  background: `linear-gradient(${vars.color.accentSoft}, ${vars.color.surface} 60%)`,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.dialog,
});

export const buy = style({
  display: 'grid',
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.m,
  vars: { [vars.control.height]: '2.75rem' },
});
