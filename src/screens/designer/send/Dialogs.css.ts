import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const linkRow = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'end',
  gap: vars.space.s,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});

export const code = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  paddingBlockStart: vars.space.m,
});

export const quote = style({
  display: 'flex',
  gap: vars.space.m,
  padding: vars.space.s,
  overflow: 'hidden',
  background: vars.color.dangerSoft,
  borderRadius: vars.radius.small,
  fontFamily: vars.font.mono,
  fontSize: vars.size.s,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const fault = style({
  background: vars.color.danger,
  color: vars.color.onDanger,
  borderRadius: '2px',
  whiteSpace: 'pre-wrap',
});
