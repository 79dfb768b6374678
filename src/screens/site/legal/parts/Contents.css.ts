import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const contents = style({
  alignSelf: 'start',
  padding: vars.space.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  '@media': {
    [media.wideUp]: {
      position: 'sticky',
      // Stays below the site's header.
      insetBlockStart: `calc(4rem + ${vars.space.xxl})`,
      padding: 0,
      background: 'none',
      border: 'none',
    },
    print: { display: 'none' },
  },
});

export const title = style({
  paddingInline: vars.space.m,
  paddingBlockEnd: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.strong,
});

export const list = style({
  columnGap: vars.space.xl,
  '@media': { [media.tabletUp]: { columnCount: 2 }, [media.wideUp]: { columnCount: 1 } },
});

export const entry = style({
  display: 'flex',
  gap: vars.space.s,
  alignItems: 'baseline',
  breakInside: 'avoid',
  minBlockSize: vars.control.compact,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  textDecoration: 'none',
  transition: `background-color ${vars.duration.fast} ${vars.ease.out}, color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
  },
});

export const number = style({
  flex: 'none',
  minInlineSize: '1.5ch',
  fontVariantNumeric: 'tabular-nums',
});
