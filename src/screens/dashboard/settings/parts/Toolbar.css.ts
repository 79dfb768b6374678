import { fallbackVar, style } from '@vanilla-extract/css';
import { stickyBar } from '#theme/layout.css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';
import { layout, heightOfViewedAs } from '../ServerSettings.css';

/** Returns the padding that aligns the toolbar with the settings below. */
const beside = (width: string) => `max(${vars.space.xl}, calc((100% - ${width}) / 2))`;

/** The toolbar is in front of the bar of unsaved changes, because the toolbar's search results overlap the page. */
export const toolbar = style([
  stickyBar,
  {
    insetBlockStart: fallbackVar(heightOfViewedAs, '0px'),
    zIndex: 30,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.l,
    minBlockSize: layout.toolbar,
    paddingBlock: vars.space.s,
    paddingInline: beside(layout.narrow),
    background: `color-mix(in srgb, ${vars.color.page} 88%, transparent)`,
    backdropFilter: 'blur(12px)',
    borderBlockEnd: `1px solid ${vars.color.outline}`,
    '@media': {
      [media.phone]: { gap: vars.space.s, paddingInline: `${vars.space.s} ${vars.space.l}` },
      [media.tiny]: { position: 'relative', flexWrap: 'wrap' },
      [layout.roomy]: { paddingInline: beside(layout.wide) },
    },
  },
]);

export const menu = style({
  display: 'flex',
  '@media': { [media.tabletUp]: { display: 'none' } },
});

export const search = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  maxInlineSize: '26rem',
  '@media': { [media.tiny]: { flexBasis: '60%' } },
});

/** Visually hidden if there is not enough space, but still read by screen readers. */
export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  '@media': { [layout.cramped]: visuallyHiddenRule },
});

export const historyLabel = style({ '@media': { [layout.cramped]: visuallyHiddenRule } });

export const alert = style([
  stickyBar,
  {
    insetBlockStart: `calc(${layout.toolbar} + ${vars.space.s})`,
    zIndex: 15,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.raised,
  },
]);
