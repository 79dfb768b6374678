import { style } from '@vanilla-extract/css';

/** As high as one line, so that the icon is centered on the first line of a long text. */
export const icon = style({ flexShrink: 0, inlineSize: '0.875rem', blockSize: '1.5em' });
