import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  lineHeight: 1.65,
});

export const title = style({
  scrollMarginBlockStart: '5.5rem',
  fontSize: vars.size.xl,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.015em',
  '@media': { print: { breakAfter: 'avoid' } },
});

export const anchor = style({
  display: 'inline-flex',
  gap: vars.space.s,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': {
      textDecoration: 'underline',
      textDecorationColor: vars.color.outlineControl,
      textUnderlineOffset: '0.2em',
    },
    ':target > &': { color: vars.color.accentText },
  },
});

export const item = style({
  position: 'relative',
  paddingInlineStart: vars.space.xl,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: vars.space.xs,
    insetBlockStart: '0.68em',
    inlineSize: '0.375rem',
    blockSize: '0.375rem',
    borderRadius: vars.radius.round,
    background: vars.color.outlineControl,
  },
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  columnGap: vars.space.xl,
  rowGap: vars.space.xs,
  paddingBlock: vars.space.l,
  paddingInline: vars.space.l,
  breakInside: 'avoid',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.outline}` } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
