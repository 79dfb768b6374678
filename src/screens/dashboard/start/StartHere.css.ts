import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { layout } from '../settings/ServerSettings.css';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  maxInlineSize: layout.form,
  paddingBlockEnd: vars.space.xxl,
});

export const list = style({ overflow: 'clip' });

export const item = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.outline}` } },
});

export const loadingRow = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '4.5rem',
  paddingInline: vars.space.xl,
  '@media': { [media.phone]: { paddingInline: vars.space.l } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.l,
  minBlockSize: '4.5rem',
  paddingBlock: vars.space.m,
  paddingInline: vars.space.xl,
  color: vars.color.text,
  textDecoration: 'none',
  outlineOffset: '-2px',
  transition: `background-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
  '@media': { [media.phone]: { gap: vars.space.m, paddingInline: vars.space.l } },
});

export const setupIcon = style({ flex: 'none', display: 'grid', color: vars.color.textMuted });
globalStyle(`${setupIcon} > svg`, { inlineSize: '1.375rem', blockSize: '1.375rem' });

const icon = style({ flex: 'none', inlineSize: '1.375rem', blockSize: '1.375rem' });
export const done = style([icon, { color: vars.color.successText }]);
export const unsaved = style([icon, { color: vars.color.warningText }]);
export const open = style([icon, { color: vars.color.textMuted }]);
