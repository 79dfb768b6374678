import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

const arrive = keyframes({ from: { opacity: 0, translate: '12px 0' } });

/** All slides have the same minimum height, so that the buttons do not move. */
export const slide = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minBlockSize: '24.5rem',
  animation: `${arrive} ${vars.duration.slow} ${vars.ease.out}`,
});

export const picture = style({
  overflow: 'hidden',
  marginBlockEnd: vars.space.m,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});
globalStyle(`${picture} > div`, { blockSize: '12.5rem' });

export const bullets = style({
  display: 'grid',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
});

const check = style({ inlineSize: '1rem', blockSize: '1rem', flex: 'none' });
export const checks = styleVariants({
  accent: [check, { color: vars.color.accentText }],
  success: [check, { color: vars.color.successText }],
  warning: [check, { color: vars.color.warningText }],
  danger: [check, { color: vars.color.dangerText }],
});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  marginBlockStart: vars.space.m,
});
