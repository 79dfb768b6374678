import { style } from '@vanilla-extract/css';
import { stickyBar } from '#theme/layout.css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** Height of the bar of unsaved settings. The permission bar is just above that bar. */
const settingsBar = { wide: '4.375rem', phone: '8.125rem' };

export const root = style([
  stickyBar,
  {
    // The bar of unsaved settings must be in front of this bar's gradient.
    zIndex: 19,
    insetBlockEnd: 0,
    // Moves the bar to the bottom, even if there are few editors.
    marginBlockStart: 'auto',
    pointerEvents: 'none',
    selectors: { '&[data-above]': { insetBlockEnd: settingsBar.wide } },
    '@media': {
      [media.phone]: { selectors: { '&[data-above]': { insetBlockEnd: settingsBar.phone } } },
    },
  },
]);

export const name = style({
  maxInlineSize: '100%',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
