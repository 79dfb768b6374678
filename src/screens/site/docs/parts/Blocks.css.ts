import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const blocks = style({ lineHeight: '1.65' });

export const item = style({
  position: 'relative',
  paddingInlineStart: vars.space.xl,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '0.68em',
    insetInlineStart: vars.space.xs,
    inlineSize: '0.375rem',
    blockSize: '0.375rem',
    borderRadius: vars.radius.round,
    background: vars.color.accentText,
    opacity: 0.7,
  },
});

export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  counterReset: 'step',
});

// The mark grows with the text size, but `vars.space.xxl` does not, because it is in px. The larger of the two is used.
const markSpace = `max(${vars.space.xxl}, 1.625rem)`;

/** A numbered mark with a line to the next mark. */
export const step = style({
  position: 'relative',
  minBlockSize: markSpace,
  paddingInlineStart: `calc(${markSpace} + ${vars.space.m})`,
  paddingBlockEnd: vars.space.l,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.625rem',
    blockSize: '1.625rem',
    borderRadius: vars.radius.round,
    background: vars.color.accentSoft,
    color: vars.color.accentText,
    fontSize: vars.size.xs,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(1.625rem + ${vars.space.xs})`,
      insetBlockEnd: vars.space.xs,
      insetInlineStart: 'calc(1.625rem / 2)',
      inlineSize: '1px',
      background: vars.color.outline,
    },
  },
});

export const note = style({
  display: 'flex',
  gap: vars.space.m,
  padding: vars.space.l,
  background: vars.color.accentSoft,
  borderInlineStart: `3px solid ${vars.color.accent}`,
  borderRadius: vars.radius.control,
});

export const noteIcon = style({
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  marginBlockStart: '0.2em',
  color: vars.color.accentText,
});

export const example = style({
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  fontFamily: vars.font.mono,
  fontSize: vars.size.s,
  lineHeight: '1.7',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.control.compact,
  borderRadius: vars.radius.small,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
