import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  padding: 0,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
});

const line = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  blockSize: '2px',
  borderRadius: vars.radius.round,
  background: vars.color.accentText,
} as const;
const halfGap = `calc(-0.5 * ${vars.space.xs} - 1px)`;

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  selectors: {
    '&[data-carried]': { opacity: 0.5 },
    '&[data-drop=before]::before': { ...line, insetBlockStart: halfGap },
    '&[data-drop=after]::after': { ...line, insetBlockEnd: halfGap },
  },
  '@media': { [media.phone]: { flexWrap: 'wrap', justifyContent: 'flex-end' } },
});

export const text = style({
  flex: '1 1 0',
  minInlineSize: 0,
  marginInlineEnd: vars.space.xs,
  '@media': { [media.phone]: { flexBasis: 'calc(100% - 3rem)', marginInlineEnd: 0 } },
});

export const handle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: '1.5rem',
  minBlockSize: vars.control.height,
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
  padding: 0,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
    '&:focus-visible': focusRing('-2px'),
  },
  '@media': { [media.coarse]: { inlineSize: '2.75rem' } },
});
globalStyle(`${handle} > svg`, { inlineSize: '1rem', blockSize: '1rem' });
