import { keyframes, style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { media } from '#theme/media';
import { searchBox, searchInput } from '#theme/search-input.css';
import { vars } from '#theme/theme.css';
import { layout } from '../layout';

/** The element is at least as wide as the largest count, so that the search field does not move. */
export const count = style({ minInlineSize: '6.25rem' });

export const search = style([
  searchBox,
  { flex: '1 1 12rem', '@media': { [layout.withoutScripts]: { display: 'none' } } },
]);

export const input = style([
  searchInput,
  { minBlockSize: '2.75rem', paddingInlineEnd: vars.space.xxxl },
]);

export const clear = style({
  position: 'absolute',
  insetInlineEnd: vars.space.xs,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  background: 'none',
  border: 0,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surfaceHover, color: vars.color.text } },
});

const appear = keyframes({ from: { opacity: 0 } });

export const card = style({
  animation: `${appear} ${vars.duration.slow} ${vars.ease.out}`,
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.outline}` },
    // A link to the first command of a section also shows the section's heading.
    '&:first-child': { scrollMarginBlockStart: vars.space.xxxl },
    '&:target': { boxShadow: `inset 2px 0 0 ${vars.color.accent}` },
  },
});

/** A press anywhere in the row presses the button inside it. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.m,
  minBlockSize: '4.25rem',
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  lineHeight: '1.45',
  transition: `background ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '&:has(button:hover)': { background: vars.color.surfaceHover } },
  '@media': {
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', paddingInline: vars.space.m },
  },
});

export const chevron = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.textMuted,
  transition: `rotate ${vars.duration.normal} ${vars.ease.out}`,
  selectors: { '[data-open] > * > &': { rotate: '90deg' } },
});

export const heading = style({ fontWeight: vars.weight.regular, lineHeight: 'inherit' });

export const name = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '1.45em',
  fontFamily: vars.font.mono,
  fontSize: vars.size.s,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const button = style([
  name,
  {
    padding: 0,
    background: 'none',
    border: 0,
    textAlign: 'start',
    lineHeight: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        ...focusRing('-2px'),
        borderRadius: vars.radius.card,
      },
    },
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
]);

export const description = style({
  minBlockSize: '1.45em',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

export const permission = style({
  '@media': {
    [media.phone]: { gridColumn: 2, justifySelf: 'start', marginBlockStart: vars.space.s },
  },
});

/** Shows a skeleton line over the text. The text is invisible and reserves the space. */
export const waiting = style([description, { position: 'relative' }]);
export const unseen = style({ visibility: 'hidden' });
export const waitingLine = style({ position: 'absolute', inset: 0, paddingBlockStart: '0.35em' });

/**
 * The content of a card. It is visible if the card is open. If scripts are disabled, it is visible in all cards. Before
 * hydration, it is also visible in the card that the URL links to, so that nothing moves on hydration.
 */
export const panel = style({
  display: 'none',
  flexDirection: 'column',
  gap: vars.space.l,
  paddingBlock: `${vars.space.xs} ${vars.space.l}`,
  paddingInline: `calc(${vars.space.l} + ${vars.space.m} + 1rem) ${vars.space.l}`,
  selectors: {
    '[data-open] > &': { display: 'flex' },
    ':not([data-live]) > :target > &': { display: 'flex' },
  },
  '@media': {
    [layout.withoutScripts]: { display: 'flex' },
    [media.phone]: { paddingInline: vars.space.m },
  },
});

export const details = style({ fontSize: vars.size.s, lineHeight: '1.65' });

export const subList = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  paddingInlineStart: vars.space.l,
  borderInlineStart: `2px solid ${vars.color.outline}`,
});

export const subName = style({
  marginInlineEnd: vars.space.xs,
  fontFamily: vars.font.mono,
  fontWeight: vars.weight.strong,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.control.compact,
  marginInlineStart: 'auto',
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.accentText } },
});

export const usage = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.control.height,
  paddingInlineStart: vars.space.m,
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
});

export const usageLabel = style({ inlineSize: '3.75rem' });

export const copyButton = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  flex: 'none',
  minInlineSize: vars.control.height,
  background: 'none',
  border: 0,
  borderInlineStart: `1px solid ${vars.color.outline}`,
  borderStartEndRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
    '&[data-view=copied]': { color: vars.color.successText },
    '&[data-view=failed]': { color: vars.color.dangerText },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [layout.withoutScripts]: { display: 'none' } },
});

/** A temporary text beside the button. The element is always mounted, because it is a live region. */
export const notice = style({
  position: 'absolute',
  insetInlineEnd: `calc(${vars.control.height} + ${vars.space.s})`,
  borderRadius: vars.radius.small,
  background: vars.color.text,
  color: vars.color.page,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  selectors: { '&:not(:empty)': { paddingBlock: vars.space.xs, paddingInline: vars.space.s } },
});
