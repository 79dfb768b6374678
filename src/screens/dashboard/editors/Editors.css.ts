import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/theme.css';
import { media } from '#theme/media';
import { stickyBar } from '#theme/layout.css';

export const section = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.l,
  outline: 'none',
});

export const subtitle = style({ flex: '1 1 18rem', color: vars.color.textMuted });

/** Before the team is loaded, this reserves the space of the button. */
export const add = recipe({
  base: { display: 'inline-flex' },
  variants: { isReady: { true: {}, false: { visibility: 'hidden' } } },
});

/** The minimum width of the tab at which an editor's access fits beside their name. */
export const roomy = '(min-width: 56rem)';

/** Height of the bar of unsaved settings. The permission bar is just above that bar. */
const settingsBar = { wide: '4.375rem', phone: '8.125rem' };

export const permissionBar = style([
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

export const changedName = style({
  maxInlineSize: '100%',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const formCard = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  padding: vars.space.xl,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { padding: vars.space.l } },
});

export const formError = style({ flex: '1 1 16rem' });
