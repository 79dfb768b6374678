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

export const search = style({
  maxInlineSize: '20rem',
  '@media': { [media.phone]: { maxInlineSize: 'none' } },
});

/** The minimum container width at which an editor's panels fit beside their name. */
export const roomy = '(min-width: 56rem)';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: `
    'identity identity'
    'panels panels'
    'actions actions'
  `,
  columnGap: vars.space.l,
  rowGap: vars.space.m,
  padding: vars.space.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  transitionProperty: 'border-color',
  transitionDuration: vars.duration.fast,
  selectors: { '&[data-changed]': { borderColor: vars.color.warningText } },
  '@container': {
    '(min-width: 28rem)': {
      gridTemplateAreas: `
        'identity actions'
        'panels panels'
      `,
    },
    [roomy]: {
      gridTemplateColumns: 'minmax(0, 1fr) 28.5rem auto',
      gridTemplateAreas: "'identity panels actions'",
      alignItems: 'center',
      paddingBlock: vars.space.m,
    },
  },
});

export const identity = style({ gridArea: 'identity', minInlineSize: 0 });

export const cardMark = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: vars.space.l,
  display: 'inline-flex',
  translate: '0 -50%',
});

export const panels = style({
  gridArea: 'panels',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
});

export const cardActions = style({
  gridArea: 'actions',
  display: 'flex',
  // By default, flex items stretch to the height of the row. The buttons are square and would become wider, too.
  alignItems: 'start',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
});

export const cardError = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

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
