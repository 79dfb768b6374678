import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';
import { roomy } from './room';

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

export const mark = style({
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

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  // By default, flex items stretch to the height of the row. The buttons would then also become wider, because they are
  // square.
  alignItems: 'start',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
});

export const error = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});
