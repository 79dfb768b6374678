import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.l,
});

export const change = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.xs,
  paddingBlock: vars.space.m,
  fontSize: vars.size.s,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.outline}` } },
});

export const remark = style({ color: vars.color.warningText, fontSize: vars.size.xs });
