import { style } from '@vanilla-extract/css';
import { navItem } from '#theme/nav-item.css';
import { vars } from '#theme/theme.css';

export const groupTitle = style({
  paddingInlineStart: vars.space.m,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.strong,
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: '1px' });

export const versions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  marginInlineStart: vars.space.m,
  paddingInlineStart: vars.space.s,
  borderInlineStart: `1px solid ${vars.color.outline}`,
});

export const page = style([navItem({ size: 'compact' }), { fontVariantNumeric: 'tabular-nums' }]);

export const out = style([
  navItem({ size: 'compact' }),
  { marginBlockStart: vars.space.s, alignSelf: 'start' },
]);
