import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { barHeight } from './bar-height';

/** What the headers of all pages have in common, so that the logo is at the same place everywhere. */
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: barHeight,
  paddingInline: vars.space.xl,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
  '@media': {
    [media.phone]: { gap: vars.space.xs, paddingInline: vars.space.m },
    [media.tiny]: { flexWrap: 'wrap' },
  },
});

export const logo = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.control.height,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  fontSize: vars.size.m,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
});
