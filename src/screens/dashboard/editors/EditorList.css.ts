import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const search = style({
  maxInlineSize: '20rem',
  '@media': { [media.phone]: { maxInlineSize: 'none' } },
});

export const noMatch = style({
  border: `1px dashed ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});
