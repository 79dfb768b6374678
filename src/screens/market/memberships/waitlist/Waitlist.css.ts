import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  outline: 'none',
});

export const membership = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const quiet = style({ fontSize: vars.size.s, color: vars.color.textMuted });

export const list = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingBlock: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
});

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const skeleton = style({ display: 'grid', gap: vars.space.m });
