import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';
import { ink, light } from './Scene.css';

export const letter = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2.25rem',
  background: light,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.small,
  color: ink,
  fontSize: vars.size.m,
  fontWeight: vars.weight.strong,
});
