import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';

export const backIcon = style({ inlineSize: '1rem', blockSize: '1rem' });

/** Hidden on phones, which show only the icon. */
export const words = style({ '@media': { [media.phone]: visuallyHiddenRule } });

/** On phones, the link shows only an arrow. It then has a square press target. */
export const back = style({ display: 'flex' });
globalStyle(`${back} > a`, {
  '@media': { [media.phone]: { justifyContent: 'center', minInlineSize: '2.75rem' } },
});
