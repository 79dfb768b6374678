import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export { pageSections as page } from '#theme/layout.css';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.m,
});

/** On a phone, the actions are below the name, as wide as the card. */
export const cardHead = style([head, { alignItems: 'start' }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
globalStyle(`${actions} > :is(a, button):not(:last-child)`, {
  '@media': { [media.phone]: { flex: 1 } },
});

/** Empty until there is something to say. */
export const status = style({
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space.m } },
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: vars.space.m,
});

export const review = style({ paddingBlockStart: vars.space.l });

export const stars = style({ color: vars.color.accentText, letterSpacing: '0.1em' });

export const reviewText = style({ maxInlineSize: '70ch' });

export const reply = style({
  maxInlineSize: '70ch',
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.outline}`,
});

export const quote = style({
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.outlineControl}`,
});

export const fold = style({});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.control.height,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${fold}[open] > &`]: { marginBlockEnd: vars.space.m },
  },
});

export const chevron = style({
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  color: vars.color.textMuted,
  transition: `rotate ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    [`${fold}[open] > summary > &`]: { rotate: '90deg' },
    [`${summary}:hover > &`]: { color: vars.color.text },
  },
});
