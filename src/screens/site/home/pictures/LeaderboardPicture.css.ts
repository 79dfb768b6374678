import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';
import { ink } from './Scene.css';

export const track = style({
  inlineSize: '100%',
  blockSize: '4px',
  background: vars.color.surfaceHover,
  borderRadius: vars.radius.round,
});

export const fill = style({ fill: ink });
