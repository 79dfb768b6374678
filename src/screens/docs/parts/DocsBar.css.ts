import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { layout } from '../layout';

export const bar = style({
  position: 'sticky',
  insetBlockStart: layout.header,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  blockSize: layout.bar,
  marginInline: `calc(-1 * ${vars.space.xl})`,
  paddingInline: vars.space.l,
  background: `color-mix(in srgb, ${vars.color.page} 88%, transparent)`,
  backdropFilter: 'blur(12px)',
  borderBlockEnd: `1px solid ${vars.color.outline}`,
  '@media': {
    [media.phone]: {
      marginInline: `calc(-1 * ${vars.space.l})`,
      paddingInline: vars.space.s,
    },
    [media.wideUp]: { display: 'none' },
    [layout.withoutScripts]: { display: 'none' },
  },
});

export const menu = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.m,
  minInlineSize: 0,
  minBlockSize: vars.control.height,
  paddingInline: vars.space.s,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.control,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
});

export const icon = style({ flex: 'none', inlineSize: '1.125rem', blockSize: '1.125rem' });

export const title = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
