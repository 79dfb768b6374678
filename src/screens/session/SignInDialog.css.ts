import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const or = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  selectors: {
    '&::before, &::after': {
      content: '',
      blockSize: '1px',
      background: vars.color.outline,
    },
  },
});
