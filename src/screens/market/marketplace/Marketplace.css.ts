import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.huge,
  maxInlineSize: '73rem',
  marginInline: 'auto',
  paddingInline: vars.space.xl,
  paddingBlockEnd: vars.space.vast,
  '@media': { [media.phone]: { gap: vars.space.xxxl, paddingInline: vars.space.l } },
});

export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.l,
  paddingBlockStart: vars.space.vast,
  textAlign: 'center',
  '@media': { [media.phone]: { paddingBlockStart: vars.space.xxxl } },
});

export const title = style({
  fontSize: vars.size.display,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.03em',
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
});

export const lead = style({
  maxInlineSize: '52ch',
  fontSize: vars.size.l,
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

export const action = style({
  marginBlockStart: vars.space.s,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const heading = style({
  fontSize: vars.size.headline,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.02em',
  lineHeight: vars.leading.tight,
});

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: vars.space.xl,
});

export const icon = style({
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  padding: vars.space.s,
  marginBlockEnd: vars.space.s,
  borderRadius: vars.radius.control,
  color: vars.color.accentText,
  background: vars.color.accentSoft,
});
