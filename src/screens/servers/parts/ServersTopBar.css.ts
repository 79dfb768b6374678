import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';

/** Hidden on phones, which show only the icon. */
export const words = style({ '@media': { [media.phone]: visuallyHiddenRule } });
