import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { pageSections } from '#theme/layout.css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';

export const backIcon = style({ inlineSize: '1rem', blockSize: '1rem' });

/** Hidden on phones, which show only the arrow. */
export const backWords = style({ '@media': { [media.phone]: visuallyHiddenRule } });

export const page = style([pageSections, { maxInlineSize: '60rem' }]);
