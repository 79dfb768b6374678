import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/theme.css';

export const page = style({
  minBlockSize: '100vh',
  padding: '2rem clamp(1rem, 3vw, 3rem)',
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.size.m,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '1rem 2rem',
  marginBlockEnd: '2rem',
});

export const title = style({ marginInlineEnd: 'auto' });

export const count = style({ color: vars.color.textMuted });

export const sheet = style({
  display: 'grid',
  gap: '2rem 1.5rem',
  padding: 0,
  listStyle: 'none',
});

export const caption = style({
  display: 'block',
  marginBlockEnd: '0.5rem',
  fontWeight: 600,
  color: vars.color.accentText,
});

export const pair = style({ display: 'grid', gap: '0.75rem' });

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  containerType: 'inline-size',
});

export const picture = style({
  display: 'block',
  border: 0,
  transformOrigin: '0 0',
});

/**
 * The stage is invisible and inert. It is inside the viewport, because browsers slow down frames outside of the
 * viewport.
 */
export const stage = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
  zIndex: -1,
});
