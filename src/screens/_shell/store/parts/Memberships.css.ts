import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/theme.css';
import { storeColor } from '../store-color';

export const list = recipe({
  base: { display: 'grid' },
  variants: {
    layout: {
      modern: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 24rem))',
        justifyContent: 'center',
        gap: vars.space.l,
      },
      classic: { gap: vars.space.l },
      minimal: { borderBlockStart: `1px solid ${storeColor('outline')}` },
    },
  },
});
