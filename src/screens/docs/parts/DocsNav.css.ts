import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const navigation = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
});

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s });

export const groupTitle = style({
  paddingInlineStart: vars.space.m,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.strong,
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: '1px' });

export const versions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  marginInlineStart: vars.space.m,
  paddingInlineStart: vars.space.s,
  borderInlineStart: `1px solid ${vars.color.outline}`,
});

export const way = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: `max(2rem, ${vars.control.compact})`,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  transition: `background ${vars.duration.fast} ${vars.ease.out}, color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
    '&[aria-current]': {
      background: vars.color.accentSoft,
      color: vars.color.accentText,
      fontWeight: vars.weight.medium,
    },
  },
});

export const out = style([
  way,
  {
    gap: vars.space.s,
    marginBlockStart: vars.space.s,
    alignSelf: 'start',
  },
]);

export const outIcon = style({ inlineSize: '1rem', blockSize: '1rem' });
