import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { outOfSight } from '../../_shell/visually-hidden.css';

export const backIcon = style({ inlineSize: '1rem', blockSize: '1rem' });

/** On phones the icon stands for the words. */
export const words = style({ '@media': { [media.phone]: outOfSight } });

/** A square to press on phones, where the link is an arrow only. */
export const back = style({ display: 'flex' });
globalStyle(`${back} > a`, {
  '@media': { [media.phone]: { justifyContent: 'center', minInlineSize: '2.75rem' } },
});
