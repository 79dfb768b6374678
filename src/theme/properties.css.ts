import { style, styleVariants } from '@vanilla-extract/css';
import { media } from './media';
import { vars } from './theme.css';

const { space, size, weight, color } = vars;

export const display = {
  stack: style({ display: 'flex', flexDirection: 'column' }),
  row: style({ display: 'flex' }),
  grid: style({ display: 'grid' }),
};

/** `reset.css.ts` imports this file, so that these rules come first, and a component's style overrides them. */
export const properties = {
  inline: { true: style({ display: 'inline-flex' }) },
  gap: styleVariants(space, (gap) => ({ gap })),
  columnGap: styleVariants(space, (columnGap) => ({ columnGap })),
  rowGap: styleVariants(space, (rowGap) => ({ rowGap })),
  align: styleVariants({
    start: { alignItems: 'flex-start' },
    center: { alignItems: 'center' },
    end: { alignItems: 'flex-end' },
    baseline: { alignItems: 'baseline' },
    stretch: { alignItems: 'stretch' },
  }),
  justify: styleVariants({
    center: { justifyContent: 'center' },
    between: { justifyContent: 'space-between' },
    end: { justifyContent: 'flex-end' },
  }),
  justifyItems: { center: style({ justifyItems: 'center' }) },
  wraps: { true: style({ flexWrap: 'wrap' }) },
  flex: styleVariants({
    none: { flex: 'none' },
    auto: { flex: '1 1 auto' },
    1: { flex: 1 },
  }),
  /** Whether the element may be narrower than its longest word, or never narrower than its content. */
  shrinks: styleVariants({ true: { minInlineSize: 0 }, false: { flexShrink: 0 } }),
  /** The element takes the space before it, such as controls at the end of a row. */
  pushed: { true: style({ marginInlineStart: 'auto' }) },
  marginBlockStart: styleVariants(space, (marginBlockStart) => ({ marginBlockStart })),
  padding: styleVariants(space, (padding) => ({ padding })),
  paddingInline: styleVariants(space, (paddingInline) => ({ paddingInline })),
  paddingBlock: styleVariants(space, (paddingBlock) => ({ paddingBlock })),
  surface: styleVariants({
    card: {
      background: color.surface,
      border: `1px solid ${color.outline}`,
      borderRadius: vars.radius.card,
    },
    /** A card with the padding of a section. */
    panel: {
      padding: space.xl,
      background: color.surface,
      border: `1px solid ${color.outline}`,
      borderRadius: vars.radius.card,
      '@media': { [media.phone]: { padding: space.l } },
    },
    /** The frame of an empty state. */
    dashed: { border: `1px dashed ${color.outline}`, borderRadius: vars.radius.card },
  }),
  separator: styleVariants({
    above: { borderBlockStart: `1px solid ${color.outline}` },
    below: { borderBlockEnd: `1px solid ${color.outline}` },
  }),
  overflow: { hidden: style({ overflow: 'hidden' }) },
  /** Without a focus ring: for an element that receives the focus only by script. */
  outline: { none: style({ outline: 'none' }) },
  /** The width and height of an icon, in pixels at the normal text size. */
  square: styleVariants({ 14: '0.875rem', 16: '1rem', 18: '1.125rem', 20: '1.25rem' }, (side) => ({
    inlineSize: side,
    blockSize: side,
  })),
  /** An icon as high as one line, so that it is centered on the first line of a long text. */
  lineIcon: styleVariants({ 14: '0.875rem', 16: '1rem' }, (inlineSize) => ({
    flexShrink: 0,
    inlineSize,
    blockSize: '1.5em',
  })),
  size: styleVariants(size, (fontSize) => ({ fontSize })),
  weight: styleVariants(weight, (fontWeight) => ({ fontWeight })),
  color: styleVariants(
    {
      text: color.text,
      textMuted: color.textMuted,
      accentText: color.accentText,
      dangerText: color.dangerText,
      successText: color.successText,
      warningText: color.warningText,
    },
    (value) => ({ color: value }),
  ),
  font: { mono: style({ fontFamily: vars.font.mono }) },
  letterSpacing: styleVariants({
    '-0.01em': { letterSpacing: '-0.01em' },
    '-0.02em': { letterSpacing: '-0.02em' },
    '-0.025em': { letterSpacing: '-0.025em' },
    '-0.03em': { letterSpacing: '-0.03em' },
  }),
  textAlign: styleVariants({
    start: { textAlign: 'start' },
    center: { textAlign: 'center' },
    end: { textAlign: 'end' },
  }),
  textWrap: styleVariants({ pretty: { textWrap: 'pretty' }, balance: { textWrap: 'balance' } }),
  whiteSpace: styleVariants({
    nowrap: { whiteSpace: 'nowrap' },
    'pre-wrap': { whiteSpace: 'pre-wrap' },
    'pre-line': { whiteSpace: 'pre-line' },
  }),
  /** A word that is too long for the line breaks. */
  breaks: { true: style({ overflowWrap: 'anywhere' }) },
  /** At most this number of lines, of which the last ends with an ellipsis. */
  lines: styleVariants({ 2: 2, 3: 3 }, (WebkitLineClamp) => ({
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical' as const,
    WebkitLineClamp,
  })),
  /** One line that ends with an ellipsis. */
  truncated: {
    true: style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
  },
  /** Digits of the same width, so that numbers below each other line up. */
  digits: { true: style({ fontVariantNumeric: 'tabular-nums' }) },
};
