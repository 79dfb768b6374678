import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const portrait = style({
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.round,
});
