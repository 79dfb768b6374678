import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export { pageSections as page } from '#theme/layout.css';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.m,
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
