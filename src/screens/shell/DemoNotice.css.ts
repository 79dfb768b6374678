import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';

/** The label of a button. It is hidden on phones, where the button shows only its icon. */
export const buttonName = style({
  display: 'block',
  maxInlineSize: '8rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: visuallyHiddenRule, [media.wideUp]: { maxInlineSize: 'none' } },
});
