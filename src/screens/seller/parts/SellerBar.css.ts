import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 30,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: '3.75rem',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xl,
  background: `color-mix(in srgb, ${vars.color.page} 88%, transparent)`,
  backdropFilter: 'blur(12px)',
  borderBlockEnd: `1px solid ${vars.color.outline}`,
  '@media': {
    [media.phone]: { paddingInline: `${vars.space.s} ${vars.space.m}` },
    [media.tiny]: { position: 'static', flexWrap: 'wrap' },
  },
});

export const menu = style({
  display: 'flex',
  '@media': { [media.wideUp]: { display: 'none' } },
});

export const badge = style({
  flex: 'none',
  display: 'inline-flex',
  '@media': { [media.phone]: { display: 'none' } },
});

export const end = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  marginInlineStart: 'auto',
});

/** If there is not enough space, the links are in the drawer instead. */
export const links = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.s,
  '@media': { '(width >= 80em)': { display: 'flex' } },
});
