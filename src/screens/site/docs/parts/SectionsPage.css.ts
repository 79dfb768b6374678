import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xl,
  rowGap: vars.space.s,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.control.compact,
  borderRadius: vars.radius.small,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

export const icon = style({ flex: 'none', inlineSize: '0.875rem', blockSize: '0.875rem' });
