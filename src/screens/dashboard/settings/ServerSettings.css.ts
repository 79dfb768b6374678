import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { fillsWindow } from '#theme/fills-window.css';
import { vars } from '#theme/theme.css';
import { barHeight } from '../../shell/bar-height';
import { heightAbovePage } from '../../shell/DemoStrip.css';
import { layout } from './layout';
import { heightOfViewedAs } from './parts/ViewedAs.css';

/** The height of the view-as bar. Sticky elements stay below the bar. */
const belowBar = fallbackVar(heightOfViewedAs, '0px');

export const page = recipe({
  base: [
    fillsWindow,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': { [media.tabletUp]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
    },
  ],
  variants: {
    below: { bar: { gridTemplateRows: 'auto 1fr' }, nothing: {} },
  },
});

export const sidebarColumn = style({
  display: 'none',
  background: vars.color.surfaceSunken,
  borderInlineEnd: `1px solid ${vars.color.outline}`,
  '@media': { [media.tabletUp]: { display: 'block' } },
});

export const sidebar = style({
  position: 'sticky',
  insetBlockStart: belowBar,
  display: 'flex',
  // The sidebar ends at the bottom of the window, even if there are bars above the page.
  blockSize: `calc(100dvh - ${belowBar} - ${barHeight} - ${fallbackVar(heightAbovePage, '0px')})`,
  padding: vars.space.l,
  overflowY: 'auto',
});

export const columns = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${layout.narrow})`,
  justifyContent: 'center',
  columnGap: layout.gap,
  paddingInline: vars.space.xl,
  '@media': {
    [media.phone]: { paddingInline: vars.space.l },
    [layout.roomy]: { gridTemplateColumns: `minmax(0, ${layout.form}) ${layout.navigation}` },
  },
});

/** This element gets the focus if the focused element inside is unmounted. */
export const body = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxl,
    minInlineSize: 0,
    paddingBlockStart: vars.space.xxl,
    outline: 'none',
    '@media': { [media.phone]: { gap: vars.space.xl, paddingBlockStart: vars.space.l } },
  },
  variants: {
    /** With `all`, the settings also use the column of the headings. */
    room: { form: {}, all: { gridColumn: '1 / -1' } },
  },
});

// On a short tab, moves the bar of unsaved changes to the bottom of the window.
globalStyle(`${body.classNames.base} > :last-child`, { marginBlockStart: 'auto' });

export const beside = style({
  position: 'sticky',
  insetBlockStart: `calc(${layout.toolbar} + ${belowBar})`,
  alignSelf: 'start',
  display: 'none',
  maxBlockSize: `calc(100dvh - ${layout.toolbar} - ${belowBar})`,
  paddingBlock: vars.space.xxl,
  overflowY: 'auto',
  '@media': { [layout.roomy]: { display: 'block' } },
});
