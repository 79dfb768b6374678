import { style } from '@vanilla-extract/css';
import { drawnApart } from '#theme/drawn-apart';
import { vars } from '#theme/theme.css';

export const row = style({
  ...drawnApart,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.l,
});
