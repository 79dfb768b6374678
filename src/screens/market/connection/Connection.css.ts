import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const section = style({ scrollMarginBlockStart: vars.space.xxl });

export const steps = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: '1.5rem',
  listStyle: 'decimal',
});

export const summary = style({
  inlineSize: 'fit-content',
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.small,
  color: vars.color.accentText,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing('2px') },
});

export const events = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: '1.25rem',
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
});

export const label = style({ flexBasis: '100%', fontWeight: vars.weight.medium });

export const secret = style({ maxInlineSize: '32rem' });

export const plan = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(10rem, 16rem) auto',
  alignItems: 'center',
  gap: vars.space.m,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s } },
});

export const event = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.outline}`,
});
