import { recipe } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';

/** Hidden on narrow phones, which show only the icon. With `isShort`, hidden on all phones. */
export const words = recipe({
  base: { whiteSpace: 'nowrap', '@media': { [media.narrowPhone]: visuallyHiddenRule } },
  variants: { isShort: { true: { '@media': { [media.phone]: visuallyHiddenRule } }, false: {} } },
});
