import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/**
 * A section that mostly begins out of sight: it is laid out when it comes near, so that neither the first paint nor the
 * arrival of the typeface waits for it. Each says how high it is until then. What is kept inside like this is cut off
 * at the edge, so there is room for a focus ring.
 */
export const below = style({
  contentVisibility: 'auto',
  padding: vars.space.s,
  margin: `calc(-1 * ${vars.space.s})`,
});

export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.m,
  textAlign: 'center',
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
