import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { barHeight } from '../../shell/bar-height';

/** Media query of the print styles. They hide links, because links are useless on paper. */
const print = 'print';

export const page = style({
  display: 'grid',
  gap: vars.space.xxxl,
  maxInlineSize: '70rem',
  marginInline: 'auto',
  paddingInline: vars.space.xl,
  paddingBlockStart: vars.space.xxxl,
  paddingBlockEnd: vars.space.vast,
  '@media': {
    [media.phone]: {
      gap: vars.space.xxl,
      paddingInline: vars.space.l,
      paddingBlockStart: vars.space.xl,
    },
    [media.wideUp]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      columnGap: vars.space.huge,
    },
    [print]: { display: 'block', maxInlineSize: 'none', padding: 0 },
  },
});

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.m,
  gridColumn: '1 / -1',
  paddingBlockEnd: vars.space.xxl,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
});

export const back = style({
  marginBlockEnd: vars.space.m,
  '@media': { [print]: { display: 'none' } },
});

export const summary = style({ maxInlineSize: '60ch' });

export const sections = style({ maxInlineSize: '68ch' });

export const contents = style({
  alignSelf: 'start',
  padding: vars.space.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  '@media': {
    [media.wideUp]: {
      position: 'sticky',
      // Stays below the site's header.
      insetBlockStart: `calc(${barHeight} + ${vars.space.xxl})`,
      padding: 0,
      background: 'none',
      border: 'none',
    },
    print: { display: 'none' },
  },
});

export const contentsTitle = style({
  paddingInline: vars.space.m,
  paddingBlockEnd: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.strong,
});

export const list = style({
  columnGap: vars.space.xl,
  '@media': { [media.tabletUp]: { columnCount: 2 }, [media.wideUp]: { columnCount: 1 } },
});

export const entry = style({
  display: 'flex',
  gap: vars.space.s,
  alignItems: 'baseline',
  breakInside: 'avoid',
  minBlockSize: vars.control.compact,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  textDecoration: 'none',
  transition: `background-color ${vars.duration.fast} ${vars.ease.out}, color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
  },
});

export const number = style({ minInlineSize: '1.5ch' });

export const section = style({ lineHeight: 1.65 });

export const sectionTitle = style({
  scrollMarginBlockStart: '5.5rem',
  fontSize: vars.size.xl,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.015em',
  '@media': { print: { breakAfter: 'avoid' } },
});

export const anchor = style({
  display: 'inline-flex',
  gap: vars.space.s,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': {
      textDecoration: 'underline',
      textDecorationColor: vars.color.outlineControl,
      textUnderlineOffset: '0.2em',
    },
    ':target > &': { color: vars.color.accentText },
  },
  '@media': {
    [media.coarse]: { paddingBlock: vars.space.s, marginBlock: `calc(-1 * ${vars.space.s})` },
  },
});

export const item = style({
  position: 'relative',
  paddingInlineStart: vars.space.xl,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: vars.space.xs,
    insetBlockStart: '0.68em',
    inlineSize: '0.375rem',
    blockSize: '0.375rem',
    borderRadius: vars.radius.round,
    background: vars.color.outlineControl,
  },
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  columnGap: vars.space.xl,
  rowGap: vars.space.xs,
  paddingBlock: vars.space.l,
  paddingInline: vars.space.l,
  breakInside: 'avoid',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.outline}` } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Reserves the space of the line until the date is known. */
export const lastUpdated = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  visibility: 'hidden',
  selectors: { '&[data-known]': { visibility: 'visible' } },
});
