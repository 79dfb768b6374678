import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const loadingWords = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  paddingBlockStart: vars.space.xs,
});
