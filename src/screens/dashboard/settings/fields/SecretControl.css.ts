import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** Has the height of the input that may replace it. */
export const kept = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: vars.control.height,
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.m,
  paddingInlineEnd: vars.space.xs,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
});

export const icon = style({ display: 'inline-flex', flexShrink: 0 });
globalStyle(`${icon} > svg`, {
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.textMuted,
});

export const loading = style({ display: 'block', blockSize: vars.control.height });
