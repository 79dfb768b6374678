import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const cards = style({
  display: 'grid',
  gap: vars.space.m,
  paddingBlockStart: vars.space.m,
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.phone]: { gap: vars.space.xl },
  },
});

export const arrow = style({ inlineSize: '1em', blockSize: '1em' });

export const plan = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    padding: vars.space.l,
    background: vars.color.surface,
    border: `1px solid ${vars.color.outline}`,
    borderRadius: vars.radius.card,
  },
  variants: {
    isFlagged: {
      true: {
        background: `linear-gradient(${vars.color.accentSoft}, ${vars.color.surface} 55%)`,
        borderColor: vars.color.accentText,
        boxShadow: vars.shadow.raised,
      },
      false: {},
    },
  },
});

export const flag = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: vars.space.m,
  translate: '0 -50%',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: '2px',
  paddingInline: vars.space.s,
  background: vars.color.accent,
  borderRadius: vars.radius.round,
  color: vars.color.onAccent,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.strong,
  letterSpacing: '0.04em',
});

export const features = style({
  display: 'grid',
  gap: vars.space.s,
  marginBlock: vars.space.s,
  fontSize: vars.size.s,
});

export const feature = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: vars.space.s,
});

export const foot = style({ display: 'grid', gap: vars.space.s, marginBlockStart: 'auto' });

export const amount = style({
  fontSize: vars.size.xxl,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.03em',
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
});
