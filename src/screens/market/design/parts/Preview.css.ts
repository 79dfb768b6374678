import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  minBlockSize: 0,
});

export const frame = style({
  display: 'grid',
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});
