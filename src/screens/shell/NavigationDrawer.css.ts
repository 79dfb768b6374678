import { globalStyle, style } from '@vanilla-extract/css';
import { outlinedInForcedColors } from '#theme/forced-colors';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** A wide window shows the section beside the page. */
export const section = style({
  display: 'grid',
  gap: vars.space.m,
  marginBlockEnd: vars.space.xl,
  paddingBlockEnd: vars.space.xl,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
  '@media': { [media.wideUp]: { display: 'none' } },
});

export const label = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  inlineSize: '100%',
  minBlockSize: vars.control.height,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontSize: vars.size.m,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
});

export const entry = style([
  row,
  {
    border: 0,
    background: 'transparent',
    selectors: {
      '&[aria-current]': { background: vars.color.accentSoft },
      '&[aria-current]:not(:focus-visible)': outlinedInForcedColors,
    },
  },
]);

export const hub = style([
  row,
  { justifyContent: 'center', border: `1px solid ${vars.color.outlineControl}` },
]);

export const icon = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  color: vars.color.textMuted,
});
globalStyle(`${icon} > svg`, { inlineSize: '100%', blockSize: '100%' });
