import { style } from '@vanilla-extract/css';

/** The preview is as wide as its column, even while its chunk loads. */
export const shown = style({ inlineSize: '100%', minInlineSize: 0 });
