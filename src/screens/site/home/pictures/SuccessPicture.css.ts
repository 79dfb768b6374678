import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';
import { ink, light } from './Scene.css';

export const shot = style({
  position: 'relative',
  blockSize: '4.5rem',
  padding: vars.space.s,
  overflow: 'hidden',
  background: light,
  borderRadius: vars.radius.control,
});

export const chart = style({ inlineSize: '100%', blockSize: '100%', fill: ink, opacity: 0.5 });

export const watermark = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  color: vars.color.text,
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.02em',
  opacity: 0.75,
  rotate: '-6deg',
});
