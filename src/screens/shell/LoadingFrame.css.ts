import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { skeleton } from '../../components/Skeleton/Skeleton.css';
import { pageWidth } from '#theme/layout.css';
import { media } from '#theme/media';
import { fillsWindow } from '#theme/fills-window.css';
import { vars } from '#theme/theme.css';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { barHeight } from './bar-height';

export { pageSections as page } from '#theme/layout.css';

export const progress = visuallyHidden;

const line = skeleton({ shape: 'line' });
const box = skeleton({ shape: 'block' });

export const heading = style([line, { inlineSize: '14rem', blockSize: vars.size.xxl }]);
export const subtitle = style([line, { inlineSize: '22rem', marginBlockEnd: vars.space.l }]);
export const block = style([box, { blockSize: '4.5rem' }]);
export const tab = style([box, { blockSize: '2.25rem' }]);

/** For each frame, the media query for windows that are wide enough to show the sidebar beside the page. */
const besideFrom = { settings: media.tabletUp, seller: media.wideUp } as const;

export const framed = recipe({
  base: [fillsWindow, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }],
  variants: {
    of: {
      settings: {
        '@media': { [besideFrom.settings]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
      },
      seller: {
        '@media': { [besideFrom.seller]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
      },
    },
  },
});

export const sidebar = recipe({
  base: {
    display: 'none',
    flexDirection: 'column',
    gap: vars.space.s,
    padding: vars.space.l,
    background: vars.color.surfaceSunken,
    borderInlineEnd: `1px solid ${vars.color.outline}`,
  },
  variants: {
    of: {
      settings: { '@media': { [besideFrom.settings]: { display: 'flex' } } },
      seller: { '@media': { [besideFrom.seller]: { display: 'flex' } } },
    },
  },
});

/** The minimum height is the same as the height of the settings toolbar. */
export const toolbar = style({
  minBlockSize: barHeight,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
});

export const column = style({
  inlineSize: '100%',
  maxInlineSize: pageWidth,
  marginInline: 'auto',
  paddingInline: vars.space.xl,
  paddingBlock: vars.space.xxl,
  '@media': { [media.phone]: { paddingInline: vars.space.l, paddingBlock: vars.space.l } },
});
