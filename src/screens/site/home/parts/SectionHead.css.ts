import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/**
 * Sections that start outside of the viewport are rendered only when the viewport comes near them. They therefore delay
 * neither the first paint nor the font swap. Until then, each section has a declared height. The browser clips such a
 * section at its edge, so the padding leaves space for focus rings.
 */
export const below = style({
  contentVisibility: 'auto',
  padding: vars.space.s,
  margin: `calc(-1 * ${vars.space.s})`,
});

export const title = style({
  maxInlineSize: '22ch',
  fontSize: vars.size.headline,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.03em',
});

export const lead = style({
  maxInlineSize: '36rem',
  color: vars.color.textMuted,
  fontSize: vars.size.l,
  textWrap: 'balance',
});
