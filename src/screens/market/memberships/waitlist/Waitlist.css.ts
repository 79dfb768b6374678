import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const list = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingBlock: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
});
