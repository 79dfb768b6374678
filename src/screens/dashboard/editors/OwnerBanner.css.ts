import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';
import { roomy } from './room';

export const banner = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.m,
  padding: vars.space.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  '@container': {
    [roomy]: { gridTemplateColumns: 'auto minmax(0, 1fr) 15rem' },
  },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.round,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
});
globalStyle(`${icon} > svg`, { inlineSize: '1.25rem', blockSize: '1.25rem' });

export const id = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [roomy]: { gridColumn: 'auto' } },
});

/** This placeholder has the height of the text field that replaces it. */
export const loadingId = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.height,
});

export const status = style({
  gridColumn: '1 / -1',
  marginBlockEnd: `calc(-1 * ${vars.space.s})`,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.outline}`,
});
