import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const details = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  padding: vars.space.xl,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { padding: vars.space.l, gap: vars.space.l } },
});

export const hintText = style({ color: vars.color.textMuted, maxInlineSize: '68ch' });

export const causesTitle = style({
  marginBlockStart: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
});

export const causes = style({
  maxInlineSize: '68ch',
  paddingInlineStart: '1.25em',
  listStyle: 'disc outside',
  color: vars.color.textMuted,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** A click selects the whole text, so that the user can copy it. */
export const code = style({
  padding: `${vars.space.s} ${vars.space.m}`,
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  display: 'block',
  fontFamily: vars.font.mono,
  fontSize: vars.size.s,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
