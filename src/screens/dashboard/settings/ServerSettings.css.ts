import { createVar, globalStyle, style, fallbackVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { stickyBar } from '#theme/layout.css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';
import { fillsWindow } from '#theme/fills-window.css';
import { barHeight } from '../../shell/bar-height';
import { heightAbovePage } from '../../shell/DemoStrip.css';

const form = '50rem';
const navigation = '12rem';
const gap = '3rem';

export const layout = {
  toolbar: barHeight,
  form,
  navigation,
  gap,
  narrow: '52rem',
  wide: `calc(${form} + ${gap} + ${navigation})`,
  /** Below this width, the toolbar hides some labels. */
  cramped: '(width < 64em)',
  /** The minimum width at which the headings fit beside the form. */
  roomy: '(width >= 80em)',
} as const;

const viewedAsHeight = `calc(${vars.control.compact} + 2 * ${vars.space.s})`;

export const viewedAs = style([
  stickyBar,
  {
    insetBlockStart: 0,
    zIndex: 40,
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    blockSize: viewedAsHeight,
    paddingInline: vars.space.xl,
    background: vars.color.accentSoft,
    borderBlockEnd: `1px solid ${vars.color.accent}`,
    color: vars.color.text,
    '@media': { [media.phone]: { paddingInline: vars.space.l } },
  },
]);

/** The height of the bar. Sticky elements below the bar have to keep this distance from the top. */
export const heightOfViewedAs = createVar();
globalStyle(`:root:has(${viewedAs})`, { vars: { [heightOfViewedAs]: viewedAsHeight } });

/** Visually hidden on phones, but still read by screen readers. */
export const viewedAsHelp = style({ '@media': { [media.phone]: visuallyHiddenRule } });

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

/** As high as the heading alone, so that nothing moves when the link appears. */
export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
});

export const toSetup = style({ marginBlock: `calc((1.75rem - ${vars.control.compact}) / 2)` });

export const loadingCommands = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  minBlockSize: '31.25rem',
  padding: vars.space.xl,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const loadingCommand = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  maxInlineSize: '19rem',
});

export const onThisPage = style({
  paddingInlineStart: vars.space.m,
  color: vars.color.text,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.strong,
});

export const toHeading = style({
  inlineSize: '100%',
  minBlockSize: vars.control.compact,
  paddingBlock: 0,
  paddingInline: vars.space.m,
  background: 'none',
  border: 0,
  borderInlineStart: `1px solid ${vars.color.outline}`,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text, borderInlineStartColor: vars.color.outlineControl },
  },
});
