import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { drawnApart } from '#theme/drawn-apart';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const tabs = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  selectors: { '&[data-orientation="vertical"]': { flexDirection: 'row', gap: vars.space.xl } },
});

export const tabList = style({
  ...drawnApart,
  position: 'relative',
  display: 'flex',
  gap: vars.space.xs,
  selectors: {
    '&[data-orientation="horizontal"]': {
      overflowX: 'auto',
      scrollbarWidth: 'none',
      boxShadow: `inset 0 -1px ${vars.color.outline}`,
    },
    '&[data-orientation="vertical"]': { flexDirection: 'column', flex: 'none' },
  },
});

const inColumn = `${tabList}[data-orientation="vertical"] &`;

export const tab = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space.s,
  minBlockSize: vars.control.height,
  paddingInline: vars.space.m,
  paddingBlock: 0,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'default',
  transition: `color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.text },
    '&:disabled': { opacity: 0.5 },
    '&:focus-visible': focusRing('-2px'),
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:enabled': { color: vars.color.text },
        [`${inColumn}:is(:hover:enabled:not([aria-selected="true"]))`]: {
          background: vars.color.surfaceHover,
        },
      },
    },
  },
});

/** A line below the selected tab in a row, a pill behind it in a column. Slides to the new tab. */
export const mark = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '2px',
  background: vars.color.accentText,
  borderRadius: vars.radius.round,
  transition: `translate ${vars.duration.normal} ${vars.ease.out}, right ${vars.duration.normal} ${vars.ease.out}`,
  selectors: {
    [inColumn]: {
      blockSize: '100%',
      background: vars.color.surfaceHover,
      borderRadius: vars.radius.control,
      '@media': {
        [media.forcedColors]: { background: 'none', border: '2px solid Highlight' },
      },
    },
  },
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

export const icon = style({ display: 'flex', flex: 'none' });
globalStyle(`${icon} > svg`, { inlineSize: '1rem', blockSize: '1rem' });

export const tabPanel = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  borderRadius: vars.radius.control,
  selectors: {
    '&:focus-visible': focusRing(vars.space.xs),
  },
});
