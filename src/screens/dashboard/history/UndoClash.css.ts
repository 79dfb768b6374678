import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const name = style({ fontSize: vars.size.m, fontWeight: vars.weight.strong });

export const values = style({
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.s,
});

export const value = style({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  gap: vars.space.m,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.outline}` } },
});

export const side = style({ color: vars.color.textMuted });

export const others = style({ color: vars.color.textMuted, fontSize: vars.size.s });
