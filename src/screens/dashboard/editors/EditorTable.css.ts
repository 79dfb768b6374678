import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';
import { roomy } from './Editors.css';

export const search = style({ flex: '0 1 20rem', minInlineSize: '12rem' });

export const frame = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  outline: 'none',
});

export const table = style({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '@container': { [roomy]: { display: 'table', tableLayout: 'fixed' } },
});

/** Before the table is wide, its heads are only for screen readers. */
export const heads = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@container': {
    [roomy]: {
      position: 'static',
      display: 'table-header-group',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});

export const head = style({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  textAlign: 'start',
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  selectors: { '&:first-child': { paddingInlineStart: vars.space.l } },
});

export const accessHead = style([head, { inlineSize: '25rem' }]);
export const changeHead = style([head, { inlineSize: '8rem' }]);
export const menuHead = style([head, { inlineSize: '3.75rem' }]);

export const body = style({
  display: 'block',
  '@container': { [roomy]: { display: 'table-row-group' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: `
    'person menu'
    'access access'
    'change change'
  `,
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
  padding: vars.space.m,
  selectors: {
    'tbody > & + &': { borderBlockStart: `1px solid ${vars.color.outline}` },
    '&[data-changed]': { boxShadow: `inset 3px 0 ${vars.color.warningText}` },
  },
  '@container': {
    [roomy]: {
      display: 'table-row',
      selectors: { 'tbody > &': { borderBlockStart: `1px solid ${vars.color.outline}` } },
    },
  },
});

export const cell = style({
  minInlineSize: 0,
  textAlign: 'start',
  fontWeight: 'inherit',
  '@container': {
    [roomy]: {
      paddingBlock: vars.space.m,
      paddingInline: vars.space.m,
      verticalAlign: 'middle',
      selectors: {
        '&:first-child': { paddingInlineStart: vars.space.l },
        '&:last-child': { paddingInlineEnd: vars.space.l },
      },
    },
  },
});

export const person = style({ gridArea: 'person' });
export const access = style({ gridArea: 'access' });
export const change = style({
  gridArea: 'change',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

/** In a wide table, the head of the column says it. */
export const changeLabel = style({ '@container': { [roomy]: { display: 'none' } } });

export const menu = style({ gridArea: 'menu', textAlign: 'end' });

export const accessLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
});

/** The widest name, so that the texts beside the buttons line up. */
export const accessName = style({ minInlineSize: '5.25rem', textAlign: 'start' });

export const accessPanels = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  lineHeight: vars.leading.tight,
  textWrap: 'pretty',
});

export const panels = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
});

export const error = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlockStart: vars.space.s,
});
