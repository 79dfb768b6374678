import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl });

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

export const step = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s });

export const icon = style({
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  padding: vars.space.s,
  marginBlockEnd: vars.space.s,
  borderRadius: vars.radius.control,
  color: vars.color.accentText,
  background: vars.color.accentSoft,
});

export const title = style({ fontSize: vars.size.l, fontWeight: vars.weight.strong });

export const text = style({ color: vars.color.textMuted });
