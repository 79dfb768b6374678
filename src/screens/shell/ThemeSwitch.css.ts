import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const chosen = style({
  display: 'flex',
  marginInlineStart: 'auto',
  color: vars.color.accentText,
});
globalStyle(`${chosen} > svg`, { inlineSize: '1rem', blockSize: '1rem' });
