import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** While this element is empty, the negative margin compensates for the gap above it. */
export const place = style({
  outline: 'none',
  ':empty': { marginBlockStart: `calc(-1 * ${vars.space.l})` },
});

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  selectors: { '&[hidden]': { display: 'none' } },
});

/** The button's label is in line with the section's title. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginInlineStart: `calc(-1 * ${vars.space.l})`,
});

export const title = style({
  paddingInlineStart: vars.space.l,
  fontSize: vars.size.m,
  fontWeight: vars.weight.medium,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const mark = recipe({
  base: {
    transition: `rotate ${vars.duration.fast} ${vars.ease.out}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  variants: { isOpen: { true: {}, false: { rotate: '-90deg' } } },
});
