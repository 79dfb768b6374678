import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const content = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.l,
  minBlockSize: '3.75rem',
  blockSize: '100%',
});

export const words = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.s,
});

/** A long name is cut after two lines. The `title` attribute has the whole name. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: '1.3',
  fontWeight: vars.weight.strong,
});

export const onwards = style({
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.textMuted,
});
