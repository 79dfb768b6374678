import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const fold = style({});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.control.height,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${fold}[open] > &`]: { marginBlockEnd: vars.space.m },
  },
});

export const chevron = style({
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  color: vars.color.textMuted,
  transition: `rotate ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    [`${fold}[open] > summary > &`]: { rotate: '90deg' },
    [`${summary}:hover > &`]: { color: vars.color.text },
  },
});
