import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const title = style({
  paddingInline: vars.space.xl,
  paddingBlockStart: vars.space.l,
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  '@media': { [media.phone]: { paddingInline: vars.space.l } },
});

export const fields = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.l,
  paddingInline: vars.space.xl,
  paddingBlock: vars.space.l,
  '@media': {
    [media.phone]: { paddingInline: vars.space.l },
    [media.tabletUp]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.xl,
    },
  },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.m,
  paddingInline: vars.space.xl,
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.outline}`,
  '@media': { [media.phone]: { paddingInline: vars.space.l } },
});

export const problem = style({
  flex: '1 1 14rem',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.dangerText,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
});
