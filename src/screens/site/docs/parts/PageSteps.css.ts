import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.l,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr', gap: vars.space.m } },
});

const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.l,
  padding: vars.space.l,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  transition: `border-color ${vars.duration.fast} ${vars.ease.out}, background ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:hover': { background: vars.color.surface, borderColor: vars.color.outlineControl },
  },
});

export const step = styleVariants({
  previous: [base],
  next: [
    base,
    {
      gridColumn: 2,
      justifyContent: 'flex-end',
      textAlign: 'end',
      '@media': { [media.phone]: { gridColumn: 1 } },
    },
  ],
});

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const direction = style({
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.regular,
});

export const icon = style({
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  color: vars.color.textMuted,
});
