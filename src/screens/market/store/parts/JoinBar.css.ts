import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { storeColor } from '../store-color';

export const bar = recipe({
  base: {
    position: 'sticky',
    insetBlockEnd: vars.space.m,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    padding: vars.space.s,
    paddingInlineStart: vars.space.l,
    borderRadius: vars.radius.dialog,
    background: storeColor('page'),
    border: `1px solid ${storeColor('outline')}`,
    boxShadow: vars.shadow.raised,
    '@media': { [media.low]: { position: 'static' } },
  },
  variants: {
    layout: {
      modern: { '@container': { [media.wideUp]: { display: 'none' } } },
      classic: { '@container': { [media.wideUp]: { display: 'none' } } },
      minimal: {},
    },
  },
});

// The bar does not cover an element that gets the focus.
globalStyle(`html:has(.${bar.classNames.base})`, { scrollPaddingBlockEnd: '6rem' });
