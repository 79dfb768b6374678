import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const bar = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '0.375rem',
  border: 0,
  borderRadius: vars.radius.round,
  overflow: 'hidden',
  background: vars.color.surfaceHover,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.surfaceHover },
    '&::-webkit-progress-value': {
      background: vars.color.accent,
      borderRadius: vars.radius.round,
    },
    '&::-moz-progress-bar': { background: vars.color.accent },
  },
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: '2px' });

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: '3.5rem',
  marginInline: `calc(-1 * ${vars.space.s})`,
  paddingInline: vars.space.s,
  paddingBlock: vars.space.s,
  borderRadius: vars.radius.control,
});

export const link = style([
  row,
  {
    color: vars.color.text,
    textDecoration: 'none',
    transition: `background-color ${vars.duration.fast} ${vars.ease.out}`,
    selectors: { '&:hover': { background: vars.color.surfaceHover } },
  },
]);

const icon = style({ flex: 'none', inlineSize: '1.375rem', blockSize: '1.375rem' });
export const done = style([icon, { color: vars.color.successText }]);
export const open = style([icon, { color: vars.color.textMuted }]);
