import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const page = style({ paddingBlockEnd: vars.space.xxl });

/** The health check has room below it on its own page. */
globalStyle(`${page} > section`, { paddingBlockEnd: 0 });

export const closed = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

export const lock = style({
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  marginBlockStart: '0.15em',
});
