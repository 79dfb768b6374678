import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const setup = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl });

export const form = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  outline: 'none',
});

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

export const groupTitle = style({ fontSize: vars.size.l, fontWeight: vars.weight.strong });

/** Looks like the label of a field. It is used where a field has no control. */
export const fieldTitle = style({ fontSize: vars.size.s, fontWeight: vars.weight.medium });

export const danger = style([group, { borderColor: vars.color.dangerText }]);

export const help = style({ color: vars.color.textMuted, fontSize: vars.size.s });

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

export const url = style({ minInlineSize: 0, color: vars.color.text, overflowWrap: 'anywhere' });

export const status = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
});

export const clash = style({
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.outline}`,
});

export const clashValue = style({
  display: 'block',
  maxBlockSize: '8rem',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
