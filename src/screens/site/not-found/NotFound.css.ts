import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xl,
  // Fills the window below the site's header.
  minBlockSize: 'calc(100dvh - 4rem)',
  paddingInline: vars.space.l,
  paddingBlock: vars.space.xxxl,
  textAlign: 'center',
});

export const code = style({
  color: vars.color.accentText,
  fontSize: vars.size.s,
  fontWeight: vars.weight.strong,
  letterSpacing: '0.12em',
  fontVariantNumeric: 'tabular-nums',
});

export const title = style({
  fontSize: vars.size.headline,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.025em',
});

export const help = style({
  maxInlineSize: '46ch',
  color: vars.color.textMuted,
  textWrap: 'balance',
});
