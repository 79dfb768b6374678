import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/theme.css';
import { storeColor } from '../store-color';

export const list = recipe({
  base: { display: 'grid' },
  variants: {
    layout: {
      modern: {
        // Two columns on a tablet, three on a wide window.
        gridTemplateColumns: 'repeat(auto-fit, min(21.5rem, 100%))',
        justifyContent: 'center',
        gap: vars.space.l,
      },
      classic: { gap: vars.space.l },
      minimal: { borderBlockStart: `1px solid ${storeColor('outline')}` },
    },
  },
});
