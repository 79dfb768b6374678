import { style } from '@vanilla-extract/css';
import { outlinedInForcedColors } from '#theme/forced-colors';
import { vars } from '#theme/theme.css';
import { layout } from '../layout';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  marginInlineStart: '3px',
  borderInlineStart: `1px solid ${vars.color.outline}`,
});

export const item = style({
  position: 'relative',
  paddingInlineStart: vars.space.s,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '1.125rem',
    insetInlineStart: '-4px',
    inlineSize: '0.4375rem',
    blockSize: '0.4375rem',
    borderRadius: vars.radius.round,
    background: vars.color.outlineControl,
  },
  selectors: { '&:has([aria-current])::before': { background: vars.color.accentText } },
});

export const version = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  padding: vars.space.s,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  textDecoration: 'none',
  transition: `background ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[aria-current]': { background: vars.color.accentSoft, color: vars.color.text },
    '&[aria-current]:not(:focus-visible)': outlinedInForcedColors,
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: '1.5rem',
});

export const name = style({
  color: vars.color.text,
  fontSize: vars.size.m,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-current] &': { color: vars.color.accentText } },
});

export const highlight = style({ lineHeight: '1.45' });

/** A script opens the version history. Without scripts, the navigation lists the versions. */
export const toggle = style({ '@media': { [layout.withoutScripts]: { display: 'none' } } });
