import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** A list with its detail at the side. Phones show only one of them. */
export const split = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 1fr)' } },
});

const side = (shown: 'list' | 'detail') =>
  style({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    minInlineSize: 0,
    '@media': {
      [media.phone]: {
        selectors: { [`${split}:not([data-view=${shown}]) > &`]: { display: 'none' } },
      },
    },
  });

export const list = style([
  side('list'),
  {
    '@media': {
      [media.tabletUp]: {
        borderInlineEnd: `1px solid ${vars.color.outline}`,
        paddingInlineEnd: vars.space.m,
      },
    },
  },
]);

export const detail = style([
  side('detail'),
  { '@media': { [media.tabletUp]: { paddingInlineStart: vars.space.xl } } },
]);

export const nothing = style({ margin: 'auto' });

/**
 * The button that goes back to the list. It is shown if only the detail is visible. Its text aligns with the content
 * below.
 */
export const back = style({
  marginInlineStart: `calc(-1 * ${vars.space.m})`,
  paddingBlockEnd: vars.space.s,
  '@media': { [media.tabletUp]: { display: 'none' } },
});

export const notices = style({
  flex: 'none',
  paddingBlockEnd: vars.space.m,
  selectors: { '&:has(> :empty)': { display: 'none' } },
});

export const state = style({ flex: '1 1 auto', minBlockSize: 0, overflowY: 'auto' });
