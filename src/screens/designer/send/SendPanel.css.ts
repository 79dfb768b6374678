import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const heading = style({
  fontSize: vars.size.m,
  fontWeight: vars.weight.strong,
  borderRadius: vars.radius.small,
  // The heading gets the focus only if the focused element inside the panel is unmounted.
  selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } },
});

export const fold = style({
  borderBlock: `1px solid ${vars.color.outline}`,
  paddingBlock: vars.space.xs,
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.height,
  borderRadius: vars.radius.small,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '',
      inlineSize: '0.375rem',
      blockSize: '0.375rem',
      marginInlineStart: 'auto',
      marginInlineEnd: vars.space.xs,
      borderInlineEnd: `1.5px solid ${vars.color.textMuted}`,
      borderBlockEnd: `1.5px solid ${vars.color.textMuted}`,
      rotate: '45deg',
      transition: `rotate ${vars.duration.fast} ${vars.ease.out}`,
    },
    [`${fold}[open] > &::after`]: { rotate: '225deg' },
    '&:hover': { color: vars.color.accentText },
  },
});

export const load = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  paddingBlock: `${vars.space.xs} ${vars.space.m}`,
});

/** The width is fixed, so that nothing moves when the label becomes "Copied!". */
export const action = style({
  // Makes this element the containing block of the visually hidden text.
  position: 'relative',
  display: 'grid',
  flex: '1 1 9rem',
});
