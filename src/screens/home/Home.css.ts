import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const page = style({
  minBlockSize: '100dvh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.l,
  padding: vars.space.xl,
  textAlign: 'center',
});

export const mark = style({ inlineSize: vars.space.xxxl, blockSize: vars.space.xxxl });

export const title = style({
  fontSize: vars.size.xxl,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.025em',
  '@media': { [media.phone]: { fontSize: vars.size.xl } },
});

export const tagline = style({
  color: vars.colour.textMuted,
  fontSize: vars.size.l,
  maxInlineSize: '40ch',
  marginBlockEnd: vars.space.s,
});
