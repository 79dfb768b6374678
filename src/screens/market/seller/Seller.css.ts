import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { fillsWindow } from '#theme/fills-window.css';
import { pageWidth } from '#theme/layout.css';
import { media } from '#theme/media';
import { navItem } from '#theme/nav-item.css';
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
  maxInlineSize: pageWidth,
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

export const reason = style({
  marginBlock: vars.space.s,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.outline}`,
  color: vars.color.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const badge = style({
  flex: 'none',
  display: 'inline-flex',
  '@media': { [media.phone]: { display: 'none' } },
});

/** If there is not enough space, the link is in the drawer instead. */
export const storePage = style({
  display: 'none',
  '@media': { [media.wideUp]: { display: 'flex' } },
});

export const sections = style({ display: 'flex', flexDirection: 'column', gap: '2px' });

export const entry = style([navItem({ size: 'normal' })]);
globalStyle(`${entry} > svg`, { flex: 'none', inlineSize: '1.125rem', blockSize: '1.125rem' });

export const support = style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.outline}`,
});
