import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/theme.css';
import { storeColor } from '../store-color';

export const features = recipe({
  base: { display: 'grid' },
  variants: {
    layout: {
      modern: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
        gap: vars.space.s,
      },
      classic: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
        gap: vars.space.s,
      },
      minimal: { gap: vars.space.xs },
    },
  },
});

export const feature = recipe({
  base: { display: 'flex', gap: vars.space.s, minInlineSize: 0 },
  variants: {
    layout: {
      modern: {},
      classic: {},
      minimal: { color: storeColor('quietText') },
    },
  },
});

/** What one membership includes. */
export const plan = recipe({
  base: { display: 'grid', gap: vars.space.m, minInlineSize: 0 },
  variants: {
    layout: {
      modern: {
        padding: vars.space.l,
        borderRadius: vars.radius.dialog,
        background: storeColor('surface'),
      },
      classic: {},
      minimal: {},
    },
  },
});

export const icon = style({
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlockStart: '0.125rem',
  color: storeColor('primaryText'),
});
