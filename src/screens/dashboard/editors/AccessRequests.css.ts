import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** While this element is empty, the negative margin compensates for the gap above it. */
export const place = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  outline: 'none',
  ':empty': { marginBlockStart: `calc(-1 * ${vars.space.l})` },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  padding: vars.space.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const title = style({ fontSize: vars.size.m, fontWeight: vars.weight.strong });

export const help = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
});

export const alert = style({ ':empty': { display: 'none' } });

export const failure = style({ color: vars.color.dangerText, fontSize: vars.size.s });

export const list = style({ display: 'flex', flexDirection: 'column' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.outline}`,
});

export const words = style({
  flex: '1 1 14rem',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
});

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', gap: vars.space.s });

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});
