import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  padding: vars.space.xl,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { padding: vars.space.l } },
});

export const danger = style([group, { borderColor: vars.color.dangerText }]);

/** The full URL of a store, and the status of the URL. */
export const address = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  minBlockSize: '1.25rem',
  marginBlockStart: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

export const clashValue = style({
  display: 'block',
  maxBlockSize: '8rem',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
