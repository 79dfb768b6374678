import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const mark = style({ flex: 'none', inlineSize: vars.space.xl, blockSize: vars.space.xl });

export const tile = style({ fill: vars.color.accent });

export const people = style({
  fill: 'none',
  stroke: vars.color.onAccent,
  strokeWidth: 2.6,
  strokeLinecap: 'round',
});
