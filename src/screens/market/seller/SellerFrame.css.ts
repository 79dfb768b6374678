import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { fillsWindow } from '#theme/fills-window.css';
import { vars } from '#theme/theme.css';
import { barHeight } from '../../shell/bar-height';
import { heightAbovePage } from '../../shell/DemoStrip.css';

export const page = style([
  fillsWindow,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.wideUp]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
  },
]);

export const sidebarColumn = style({
  display: 'none',
  background: vars.color.surfaceSunken,
  borderInlineEnd: `1px solid ${vars.color.outline}`,
  '@media': { [media.wideUp]: { display: 'block' } },
});

export const sidebar = style({
  position: 'sticky',
  insetBlockStart: barHeight,
  display: 'flex',
  blockSize: `calc(100dvh - ${barHeight} - ${fallbackVar(heightAbovePage, '0px')})`,
  padding: vars.space.l,
  overflowY: 'auto',
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  inlineSize: '100%',
  maxInlineSize: '52rem',
  selectors: { '&[data-wide]': { maxInlineSize: 'none' } },
  marginInline: 'auto',
  paddingInline: vars.space.xl,
  paddingBlock: vars.space.xxl,
  outline: 'none',
  '@media': {
    [media.phone]: { paddingInline: vars.space.l, paddingBlock: vars.space.xl },
  },
});

// If the section is short, the bar of unsaved changes stays at the bottom of the window.
globalStyle(`${main} > [data-fills]`, { flex: 1 });
